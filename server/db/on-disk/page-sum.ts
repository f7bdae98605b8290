/** PostgreSQL's own checksum of a page (storage/checksum_impl.h): 32 sums side by side, FNV-1a with a shift. */
const prime = 16_777_619
const lanes = 32
const beginnings = new Int32Array([
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c,
  0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb,
  0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4,
  0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
])
/** The word in whose lower half the sum is stored; it counts as 0 in the sum. */
const place = 2

/**
 * Whether a page, given as 32-bit words, has the checksum of what the database wrote. `block` is its number in its
 * table, counted on through all files. A page that was never written is empty, and fine.
 */
export function isPageWhole(words: Int32Array, block: number): boolean {
  const kept = words[place] as number
  const sums = beginnings.slice()
  let any = 0
  for (let nth = 0; nth < words.length; nth++) {
    const whole = words[nth] as number
    any |= whole
    const mixed = (sums[nth % lanes] as number) ^ (nth === place ? whole & ~0xffff : whole)
    sums[nth % lanes] = Math.imul(mixed, prime) ^ (mixed >>> 17)
  }
  if (any === 0) return true
  let sum = block
  for (const each of sums) sum ^= oneMore(oneMore(each))
  return ((sum >>> 0) % 65_535) + 1 === (kept & 0xffff)
}

const oneMore = (sum: number) => Math.imul(sum, prime) ^ (sum >>> 17)
