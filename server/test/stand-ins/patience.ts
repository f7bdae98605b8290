import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Fault } from './faults.ts'

/**
 * How long a test waits for the answer of a stand-in that gives one. On a busy machine that takes seconds now and then,
 * and a call that was given up fails a test in which nothing is wrong.
 */
export const unhurried: Ms = 30_000

/** How long a test waits where no answer comes. */
export const hurried: Ms = 300

/** How long the code under test should wait for an answer: briefly where the fault lets it hang. */
export const patienceFor = ({ kind }: Fault): Ms =>
  kind === 'hang' || kind === 'hang-after' ? hurried : unhurried
