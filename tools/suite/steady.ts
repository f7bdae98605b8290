/**
 * A pattern that makes a test depend on the machine, the hour or luck, and where it is allowed all the same, with the
 * reason.
 */
type Refused = {
  what: string
  pattern: RegExp
  /** The tests in which it is refused; left out, all of them. */
  of?: RegExp
  /** The paths that may have it, each by its beginning and with the reason. */
  but: Readonly<Record<string, string>>
}

const ofUnits = /\.test\.tsx?$/

export const refused: readonly Refused[] = [
  {
    what: 'sleeps; wait for what is to come with expect.poll or waitFor',
    pattern: /waitForTimeout\(|setTimeout\(\s*\w+\s*,\s*\d|node:timers\/promises/g,
    but: {
      'e2e/first-paint.spec.ts': 'a slow line, which is what the journey is about',
      'server/http/serve-rows.test.ts':
        'nothing tells that a socket is full: it is looked at until nothing changes',
    },
  },
  {
    what: 'cuts a browser off as Chromium plays it, which a page that is loading slips through; take cutOff',
    pattern: /\.setOffline\(/g,
    of: /^e2e\/(?!screens\/network\.ts)/,
    but: {},
  },
  {
    what: 'asserts what a clock on the wall has measured; assert the order, and measure in bench/',
    pattern: /\bperformance\.now\(\)|\bDate\.now\(\)\s*-\s*(?=[a-z])|-\s*Date\.now\(\)/g,
    but: {
      'server/trials/fleet.postgres.test.ts': 'figures that are told and not asserted',
      'server/trials/opening-rush.postgres.test.ts': 'figures that are told and not asserted',
      'server/trials/outage.postgres.test.ts': 'promises in seconds, held with test:long alone',
      'server/trials/silent-lines.postgres.test.ts':
        'promises in seconds, held with test:long alone',
      'server/trials/stopping.test.ts': 'a promise in seconds, held with test:long alone',
      'server/integrations/messages/twilio/twilio.test.ts':
        'the clock of the notice is a fact of it',
      'web/src/facts/offset.test.tsx': 'the clock stands where the test has put it',
      'web/src/talk/clock.test.ts': 'the clock stands where the test has put it',
    },
  },
  {
    what: 'draws by chance; draw with fast-check, whose seed is set, or count up',
    pattern:
      /Math\.random|order by random\(\)|randomInt\(|randomUUID\(|randomBytes\(|fc\.assert\((?:(?!\n {2}\}\)).)*\bseed:/g,
    but: {
      'tools/borders.test.ts': 'texts in which a draw is found',
    },
  },
  {
    what: 'waits by Vitest’s own second; take waitFor of test/wait-for.ts',
    pattern: /\bvi\.wait(?:For|Until)\(/g,
    of: ofUnits,
    but: {
      'server/trials/outage.postgres.test.ts': 'a promise in seconds, held with test:long alone',
      'server/trials/silent-lines.postgres.test.ts':
        'a promise in seconds, held with test:long alone',
    },
  },
  {
    what: 'gives itself less time than all tests have, and a busy machine makes it red',
    pattern: /(?:testTimeout|hookTimeout|timeout): ([\d_]+)|^\}\)?, ([\d_]+)\)/gm,
    of: ofUnits,
    but: {
      'server/trials/outage.postgres.test.ts': 'a promise in seconds, held with test:long alone',
      'server/trials/silent-lines.postgres.test.ts':
        'a promise in seconds, held with test:long alone',
      'web/src/patron/garage/garage-alive.test.tsx': 'what a browser is asked for',
    },
  },
  {
    what: 'says a case by its position, which Vitest prints as it stands: write $name',
    pattern: /'[^'\n]*%\d\$[a-z][^'\n]*'\s*,\s*(?:async )?\(/g,
    of: ofUnits,
    but: {},
  },
]

/** The time limit of every project in vitest.config.ts, in milliseconds. */
const limit = 300_000

const isLongEnough = ([, named, last]: RegExpMatchArray) => {
  const given = named ?? last
  return given !== undefined && Number(given.replaceAll('_', '')) >= limit
}

/** What is refused in the text of a test, in words. */
export const refusedIn = (file: string, text: string): string[] =>
  refused
    .filter(({ of }) => !of || of.test(file))
    .filter(({ but }) => !Object.keys(but).some((path) => file.startsWith(path)))
    .flatMap(({ what, pattern }) =>
      [...text.matchAll(pattern)]
        .filter((found) => !isLongEnough(found))
        .map(([words]) => `${file}: ${words.trim()} ${what}`),
    )
