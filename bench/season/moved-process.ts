import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { putDateBehind } from '../../server/test/date-of-the-hour.ts'

export type Asked = { ahead: Ms }
/** Bytes of heap and of resident memory, and the processor time since its start in milliseconds. */
export type Held = { heap: number; resident: number; cpu: Ms }

/**
 * Imported before all else by the process that lives through a season: sets its Date ahead as it is told, and answers
 * with what it holds once all that nobody needs is collected.
 */
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
// The program takes hold of this clock as it starts, before it is told of any other hour.
putDateBehind(0)

process.on('message', ({ ahead }: Asked) => {
  putDateBehind(-ahead)
  collect()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const held: Held = { heap: heapUsed + external, resident: rss, cpu: (user + system) / 1000 }
  process.send?.(held)
})
// An open channel would keep the process alive once its server has closed.
process.channel?.unref()
