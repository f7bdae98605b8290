import { existsSync, writeFileSync } from 'node:fs'
import { claims } from './claims.ts'
import { readRegister, registerOf, registerPath, registerText } from './register.ts'
import { tallyText } from './tally.ts'

/**
 * Writes requirements.csv as the claims have it, and says which claims may be ready to be marked; with --missing also
 * which files the others still name that aren't there.
 */
const register = registerOf(readRegister(), claims)
writeFileSync(registerPath, registerText(register))
console.log(tallyText(register))

const later = claims.filter(({ state }) => state === 'later')
const ready = later.filter(({ where, proof }) => existsSync(where) && existsSync(proof))
if (ready.length > 0) {
  console.log('\nBoth files are there, and the state is still later; look, then mark:')
  for (const { about, where, proof } of ready) console.log(`  ${about}: ${where}, ${proof}`)
}

if (process.argv.includes('--missing')) {
  const named = new Set(later.flatMap(({ where, proof }) => [where, proof]))
  console.log('\nNamed, and not there:')
  for (const path of [...named].filter((each) => !existsSync(each)).sort()) console.log(`  ${path}`)
}
