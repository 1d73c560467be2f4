/**
 * Caches a computed value per object as long as the object lives, since checks ask for it at every mention.
 */
export function oncePer<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const kept = known.get(key)
    if (kept) return kept.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}
