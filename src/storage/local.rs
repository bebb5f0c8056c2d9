//! The browser's localStorage.

use super::{Store, StoreError};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage, window};

/// localStorage, looked up anew each time: a browser may take the permission away at any moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct LocalStore;

impl LocalStore {
    fn storage() -> Result<Storage, StoreError> {
        window().and_then(|window| window.local_storage().ok().flatten()).ok_or(StoreError::Unavailable)
    }

    /// The storage, unless the page has crashed (`web/crash.js`): from then on the last sound save must stay.
    fn writable() -> Result<Storage, StoreError> {
        let root = window().and_then(|window| window.document()?.document_element());
        let crashed = root.is_some_and(|root| root.has_attribute("data-crashed"));
        if crashed { Err(StoreError::Unavailable) } else { Self::storage() }
    }
}

/// Browsers name a full store in two ways.
fn reason(error: &JsValue) -> StoreError {
    let name = error.dyn_ref::<DomException>().map(DomException::name).unwrap_or_default();
    match name.as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => StoreError::Full,
        _ => StoreError::Unavailable,
    }
}

impl Store for LocalStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Self::storage()?.get_item(key).map_err(|error| reason(&error))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        Self::writable()?.set_item(key, text).map_err(|error| reason(&error))
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        Self::writable()?.remove_item(key).map_err(|error| reason(&error))
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let storage = Self::storage()?;
        let length = storage.length().map_err(|error| reason(&error))?;
        Ok((0..length).filter_map(|index| storage.key(index).ok().flatten()).collect())
    }
}
