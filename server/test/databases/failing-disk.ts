import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Preloaded into a process: FAILING_DISK=fsyncSync:60 makes that call fail from its 60th time on. */
const [call = '', healthy] = (process.env.FAILING_DISK ?? '').split(':')
if (call !== 'fsyncSync' && call !== 'writeSync') throw new Error(`No such disk fault: ${call}`)

const real: (...facts: never[]) => unknown = fs[call]
let calls = 0
Object.assign(fs, {
  [call]: (...facts: never[]) => {
    if (++calls >= Number(healthy)) throw Object.assign(new Error('disk fault'), { code: 'EIO' })
    return real(...facts)
  },
})
syncBuiltinESMExports()
