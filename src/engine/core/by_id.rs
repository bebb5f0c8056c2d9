//! Things that are stored as the word they have in notation: one short way for all of them, where a derived one would
//! bring a reader of its own for each.

/// Writes and reads a type by its `id` and `from_id`.
macro_rules! by_id {
    ($($type:ty),+) => {
        $(
            impl serde::Serialize for $type {
                fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.serialize_str(self.id())
                }
            }

            impl<'de> serde::Deserialize<'de> for $type {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    let id = String::deserialize(from)?;
                    Self::from_id(&id).ok_or_else(|| serde::de::Error::custom(id))
                }
            }
        )+
    };
}

pub(crate) use by_id;
