import { readRegister } from '../docs/requirements/register.ts'
import { tallyText } from '../docs/requirements/tally.ts'
import { audit } from './audit.ts'
import { type Outcome, runTool } from './tool.ts'

const runTest = (path: string) => runTool('vitest', ['run', '--project', 'rules', path])

/** The steps check everything that needs neither a database nor a browser: format, lint, types, borders, loose ends. */
const steps: { says: string; run: () => Promise<Outcome> }[] = [
  { says: 'format and lint', run: () => runTool('biome', ['check', '--error-on-warnings']) },
  {
    says: 'types of rules, contract, server, journeys',
    run: () => runTool('tsc', ['--noEmit', '-p', 'tsconfig.json']),
  },
  { says: 'types of the web', run: () => runTool('tsc', ['--noEmit', '-p', 'web/tsconfig.json']) },
  { says: 'borders', run: () => runTest('borders.test') },
  { says: 'requirements and map', run: () => runTest('docs/') },
  { says: 'nothing unused', run: () => runTool('knip', ['--no-progress']) },
]

function shortened(output: string, most = 60): string {
  const lines = output.trim().split('\n')
  const shown = lines.slice(0, most).map((line) => `        ${line}`)
  const left = lines.length - shown.length
  return [...shown, ...(left > 0 ? [`        … and ${left} lines more`] : [])].join('\n')
}

const failed: string[] = []
for (const { says, run } of steps) {
  const began = performance.now()
  const { code, output } = await run()
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`
  console.log(`${code === 0 ? 'ok      ' : 'FAILED  '}${says} (${took})`)
  if (code === 0) continue
  failed.push(says)
  console.log(shortened(output))
}

const audited = await audit()
if (!audited.asked) {
  console.log(`NOT RUN dependency audit: the registry doesn't answer audits (${audited.because})`)
} else if (audited.found > 0) {
  failed.push('dependency audit')
  console.log(`FAILED  dependency audit: ${audited.found} found, the worst is ${audited.worst}`)
} else {
  console.log('ok      dependency audit')
}

console.log(`\n${tallyText(readRegister())}\n`)
console.log(failed.length === 0 ? 'The check is clean.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
