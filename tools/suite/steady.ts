import type { Ms } from '../../rules/time/ms.ts'

/**
 * A pattern that makes a test depend on the machine, the hour or luck, and where it is allowed all the same, with the
 * reason.
 */
type Refused = {
  what: string
  pattern: RegExp
  /** The tests in which it is refused; left out, all of them. */
  of?: RegExp
  /** What is found with a time of so many ms or more is not refused, nor one without a limit. */
  least?: Ms
  /** The paths that may have it, each by its beginning and with the reason. */
  but: Readonly<Record<string, string>>
}

const ofUnits = /\.test\.tsx?$|\/test\/(?!.*wait-for\.ts)/
const inSecondsAtLast = 'a promise in seconds, held with test:long alone'
const toldNotAsserted = 'figures that are told and not asserted'

export const refused: readonly Refused[] = [
  {
    what: 'sleeps; wait for what is to come with expect.poll or waitFor',
    // Only the next turn may be waited for, as setTimeout(turn). In quotes stands what a test fakes.
    pattern:
      /waitForTimeout|(?<!test\.)(?<!['"\w])set(?:Timeout|Interval)\b(?!['"])(?!\(\w+\))|(?<=[\w)\]])\[\s*['"]set(?:Timeout|Interval)|['"](?:node:)?timers(?:\/promises)?['"]|\bAtomics\.wait|\bscheduler\.wait|\bpg_sleep|\bAbortSignal\.timeout|['"`]sleep\b/g,
    but: {
      'e2e/screens/stillness.ts': 'a slow line, which is what its journeys are about',
      'e2e/fixtures/start-server.ts':
        'a process that hangs is killed, and one that starts is asked',
      'server/http/serve-rows.test.ts':
        'nothing tells that a socket is full: it is looked at until nothing changes',
      'server/http/load/stopping.test.ts': 'the timers are the test’s own',
      'server/uploads/contents.test.ts': 'looks at each turn, and waits for no hour',
      'server/trials/outage.postgres.test.ts': 'a query that a database is busy with',
      'server/test/a-fleet.ts': 'ends what hangs, and measures nothing',
      'server/test/over-the-wire.ts': 'asks for a file whose coming nothing tells',
      'web/offline/worker.test.ts': 'what a worker has in its own world',
      'web/src/test/end-of-file.ts': 'ends the timers of a file',
      'web/src/test/late-answers.ts': 'answers that come late, with test:long alone',
    },
  },
  {
    what: 'plays React itself, so that what is tested is not what is shown; render the screen (decision 0010)',
    pattern: /\bvi\.(?:mock|doMock)\(\s*(?:import\(\s*)?['"]react(?:-dom)?(?:\/[\w/.-]+)?['"]/g,
    but: {},
  },
  {
    what: 'cuts a browser off as Chromium plays it, which a page that is loading slips through; take cutOff',
    pattern: /\.setOffline\(/g,
    of: /^e2e\/(?!screens\/network\.ts)/,
    but: {},
  },
  {
    what: 'asserts what a clock on the wall has measured; assert the order, and measure in bench/',
    // Also by another name: what was kept of a clock and is subtracted or compared later, and a clock that is renamed.
    pattern:
      /(?<!['"`])\bperformance\s*(?:\.|\[)|=\s*performance\b|perf_hooks|\bhrtime\b|\bprocess\.uptime\b|\bTemporal\.Now\b|\bconsole\.time|\bDate\.now\(\)\s*(?:[<>]|-\s*(?=[A-Za-z_(]))|(?:-|(?<!=)[<>]=?)\s*Date\.now\(\)|-\s*\+?new Date\(\)|\bnew Date\(\)(?:\.(?:getTime|valueOf)\(\))?\s*-|\+new Date\b|Number\(new Date\(\)|\bDate\s*\[|=\s*Date\b(?!\.)|expect\(\s*Date\.now\(|Than(?:OrEqual)?\(\s*Date\.now\(|(?:const|let) (\w+) = (?:[\w.]*\brealNow|Date\.now)\(\)[^\S\n]*\n[\s\S]*?(?:-\s*|(?<!=)[<>]=?\s+)\1\b|(?:const|let) (\w+) = (?:\(\) => )?Date\.now\b[\s\S]*?(?:\b\2\(\)\s*-|-\s*\2\(\))/g,
    but: {
      'e2e/in-seconds.ts': inSecondsAtLast,
      'e2e/fixtures/live-facility.ts': 'where the clock of a facility stands',
      'server/trials/fleet.postgres.test.ts': toldNotAsserted,
      'server/trials/opening-rush.postgres.test.ts': toldNotAsserted,
      'server/test/a-rush.ts': toldNotAsserted,
      'server/test/ask-health.ts': toldNotAsserted,
      'server/trials/outage.postgres.test.ts': inSecondsAtLast,
      'server/trials/silent-lines.postgres.test.ts': inSecondsAtLast,
      'server/trials/stopping.test.ts': inSecondsAtLast,
      'server/test/date-of-the-hour.ts': 'makes the clock of tests',
      'server/test/stand-ins/cardknox/gateway.ts': 'how old a charge is, as a gateway judges it',
      'server/integrations/messages/twilio/twilio.test.ts':
        'the clock of the notice is a fact of it',
      'tools/borders.test.ts': 'texts in which a clock is found',
      'web/src/test/end-of-file.ts': 'makes the clock of a page',
      'web/src/facts/offset.test.tsx': 'the clock stands where the test has put it',
      'web/src/talk/clock.test.ts': 'the clock stands where the test has put it',
    },
  },
  {
    what: 'draws by chance; draw with fast-check, whose seed is set, or count up',
    pattern:
      /\bMath\s*(?:\.random\b|\[)|=\s*Math\b(?!\.)|(?:order by|ORDER BY|where|WHERE) (?:random|RANDOM)\(\)|gen_random_uuid|\brandom(?:Int|UUID|Bytes|Fill)|getRandomValues|\bwebcrypto\b|fc\.assert\((?:(?!\n {2}\}\)).)*\bseed:|\bconfigureGlobal|ConfigureGlobal\b|seed\w*(?::|\s*=|\()\s*[^\n,]*(?:\bDate\b(?!\.parse|\.UTC)|process\.pid)|\bDate\.now\(\)\s*%/g,
    but: {
      'e2e/fixtures/': 'names of databases, which no journey sees',
      'server/test/databases/postgres-database.ts': 'names of databases, which no test sees',
      'server/backup/copies.embedded.test.ts': 'keys of rows that are only counted',
      'rules/test/same-dice.ts': 'sets the seed of all',
      'server/test/stand-ins/asterisk.ts': 'names of channels, which no test sees',
      'tools/borders.test.ts': 'texts in which a draw is found',
    },
  },
  {
    what: 'draws with fast-check where no seed is set: test such a rule in rules/ or on the server',
    pattern: /['"]fast-check['"]/g,
    of: /^(?:web|e2e)\//,
    but: {},
  },
  {
    what: 'waits by Vitest’s own second; take waitFor of test/wait-for.ts',
    pattern: /\bvi\s*(?:\.wait(?:For|Until)\b|\[)|\bvi as\b|=\s*vi\b(?!\s*\.)/g,
    of: ofUnits,
    but: {
      'server/test/a-fleet.ts': 'as long as a start may take',
      'server/test/a-rush.ts': 'as long as a rush may take',
      'server/trials/outage.postgres.test.ts': inSecondsAtLast,
      'server/trials/silent-lines.postgres.test.ts': inSecondsAtLast,
    },
  },
  {
    what: 'gives itself less time than all tests have, and a busy machine makes it red',
    // After a body, on one line or on its own; a limit that a call or a name gives can't be read, and is refused.
    pattern:
      /(?:testTimeout|hookTimeout|timeout)['"]?: ([\w.]+)|^\s*(?:\}\)?, |\},\n\s*|(?:it|test|(?:before|after)(?:All|Each))\b.*, )([\d_]+)(?:,\n\s*)?\)\n?$|\b(?:const|let) \w*[tT]imeout(?:Ms)?(?:: \w+)? = ([\w.]+)/gm,
    of: ofUnits,
    least: 300_000,
    but: {
      'server/test/': 'helpers, which tests wait with',
      'server/trials/outage.postgres.test.ts': inSecondsAtLast,
      'server/trials/silent-lines.postgres.test.ts': inSecondsAtLast,
      'web/src/test/': 'helpers, which tests wait with',
      'web/src/patron/garage/garage-alive.test.tsx': 'what a browser is asked for',
    },
  },
  {
    what: 'gives a page less time than all journeys give it; try again with toPass, or take inSeconds',
    // What is tried again may soon be given up, and what nobody minds too.
    pattern:
      /(?<!expect\(async \(\) => \{(?:(?!\}\)\.toPass)[\s\S])*)\btimeout['"]?: ([\w.]+)(?!.*\.catch\()|\b(?:const|let) timeout = ([\w.]+)/g,
    of: /^e2e\/.*\.ts$/,
    least: 20_000,
    but: {
      'e2e/every-screen-of-the-night.spec.ts': inSecondsAtLast,
      'e2e/in-seconds.ts': inSecondsAtLast,
    },
  },
  {
    what: 'taps where another tap may just have been, and is heard or not by how quick the machine is; take tap of screens/tap.ts',
    pattern: /\.tap\(/g,
    of: /^e2e\/(?!screens\/tap\.ts)/,
    but: {},
  },
  {
    what: 'changes the environment for the files that follow in its worker; take vi.stubEnv, and give it back',
    pattern: /\bprocess\.env(?:\.\w+|\[[^\]]+\])\s*=(?!=)|\bdelete process\.env\b/g,
    of: /\.test\.tsx?$/,
    but: { 'tools/suite/own-folder.test.ts': 'gives it back itself' },
  },
  {
    what: 'leaves jobs running into the tests that follow; hand what startJobs gives to afterUse',
    pattern:
      /^\s*(?:void |await )?startJobs\(|\bstartJobs as\b|(?:const|let) (\w+) = startJobs\((?![\s\S]*(?:\(\1\)|\b\1\(\)))/gm,
    but: {
      'server/test/charging-server.ts': 'a process that is killed',
    },
  },
  {
    what: 'says a case by its position, which Vitest prints as it stands: write $name',
    pattern: /'[^'\n]*%\d\$[a-z][^'\n]*'\s*,\s*(?:async )?\(/g,
    of: ofUnits,
    but: {},
  },
]

const isLongEnough = ([, ...groups]: RegExpMatchArray, least: Ms) => {
  const said = groups.find((group) => group !== undefined) ?? ''
  const given = Number(said.replaceAll('_', ''))
  return given === 0 || given >= least
}

/** What is refused in the text of a test, in words. */
export const refusedIn = (file: string, text: string): string[] =>
  refused
    .filter(({ of }) => !of || of.test(file))
    .filter(({ but }) => !Object.keys(but).some((path) => file.startsWith(path)))
    .flatMap(({ what, pattern, least }) =>
      [...text.matchAll(pattern)]
        .filter((found) => least === undefined || !isLongEnough(found, least))
        .map(([words]) => `${file}: ${words.trim()} ${what}`),
    )
