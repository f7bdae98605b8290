import { existsSync, writeFileSync } from 'node:fs'
import { claims } from './claims.ts'
import { readRegister, registerOf, registerPath, registerText } from './register.ts'
import { tallyText } from './tally.ts'

/** Writes requirements.csv as the claims have it, and says which claims may be ready to be marked. */
const register = registerOf(readRegister(), claims)
writeFileSync(registerPath, registerText(register))
console.log(tallyText(register))

const ready = claims.filter(
  ({ state, where, proof }) => state === 'later' && existsSync(where) && existsSync(proof),
)
if (ready.length > 0) {
  console.log('\nBoth files are there, and the state is still later; look, then mark:')
  for (const { about, where, proof } of ready) console.log(`  ${about}: ${where}, ${proof}`)
}
