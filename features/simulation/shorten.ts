/** Delta debugging: the shortest list that still fails, where no single part can be left out. */
export const shortened = async <A>(
  all: readonly A[],
  fails: (some: readonly A[]) => Promise<boolean>,
): Promise<readonly A[]> => {
  let left = all
  for (let size = Math.ceil(left.length / 2); size >= 1;) {
    let isShorter = false
    for (let at = 0; at < left.length;) {
      const without = [...left.slice(0, at), ...left.slice(at + size)]
      if (await fails(without)) {
        left = without
        isShorter = true
      } else at += size
    }
    if (size > 1) size = Math.ceil(size / 2)
    else if (!isShorter) break
  }
  return left
}
