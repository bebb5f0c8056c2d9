//! Sorting short lists. The library's sort is made for long ones: several kilobytes for each kind of list.

/// Sorts by a key, from the smallest; equals stay in their order.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_and_keeps_the_order_of_equals() {
        let mut items = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_by_key(&mut items, |(number, _)| *number);
        assert_eq!(items, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_by_key(&mut items[..0], |(number, _)| *number);
        let mut down: Vec<u32> = (0..100).rev().collect();
        sort_by_key(&mut down, |number| *number);
        assert_eq!(down, (0..100).collect::<Vec<_>>());
    }
}
