/** What tests use of newer arrays, and Node 18 lacks. The app itself is held to older engines by `npm run check`. */
const { prototype } = Array
prototype.toSorted ??= function toSorted(compare) {
  return [...this].sort(compare)
}
prototype.toReversed ??= function toReversed() {
  return [...this].reverse()
}
