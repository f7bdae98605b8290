import { flagOf } from '@mikvah/rules/settings/read.ts'
import { useAwake } from '../../device/use-awake.ts'
import { useLive } from '../../live/use-live.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { useTicked } from '../parts/ticks.ts'
import { UndoLast } from '../visit/step/UndoLast.tsx'
import { useLastStep } from '../visit/step/use-last-step.ts'
import { BeforeGate } from './BeforeGate.tsx'
import { Corridor } from './Corridor.tsx'
import { MikvahBar } from './MikvahBar.tsx'
import styles from './MikvahScreen.module.css'
import { Pools } from './Pools.tsx'
import { Queue } from './Queue.tsx'
import { useWipe, WipeCover } from './WipeCover.tsx'
import { waterOf } from './water-of.ts'

/** The screen beside the pools: who is ready, in the order of the rules, the pools, and the corridor. */
export function MikvahScreen() {
  const { t } = useWords('mikvah')
  const { data: ready, error, refetch } = useLiveQuery('listReady')
  const settings = useStaffSettings()
  const { last, onDone, onGone } = useLastStep()
  const wipe = useWipe()
  useAwake()
  const zman = ready?.zmanTevillah ?? null
  const isOpen = useTicked(
    (now) => ready?.gateOpen === true || (zman !== null && now >= Date.parse(zman)),
  )
  const isKnown = ready !== undefined && settings !== null
  const water = isKnown
    ? waterOf(ready, { followsHer: flagOf(settings, 'flowToFromMikvah') === true })
    : null
  return (
    <div className={styles.screen}>
      <MikvahBar corridor={ready?.corridor ?? null} onWipe={wipe.begin} />
      <WipeCover until={wipe.until} onEnd={wipe.end} />
      <div className={styles.night} inert={wipe.until !== null}>
        <h1 className="sr-only" tabIndex={-1} data-first>
          {t('mikvahTitle')}
        </h1>
        {water ? (
          <>
            <section className={styles.queue} aria-labelledby="ready">
              <Queue
                queue={water.queue}
                corridor={water.corridor}
                isOpen={isOpen}
                onDone={onDone}
              />
              {last ? (
                <UndoLast
                  key={`${last.step.reservationId} ${last.until}`}
                  last={last}
                  onGone={onGone}
                />
              ) : null}
            </section>
            <section className={styles.water} aria-label={t('mikvahPools')}>
              {isOpen ? (
                <>
                  <Pools pools={water.pools} onDone={onDone} />
                  <Corridor corridor={water.corridor} onDone={onDone} />
                </>
              ) : (
                <BeforeGate zman={zman} pools={water.pools} />
              )}
            </section>
          </>
        ) : (
          <Loading error={error} onTryAgain={() => refetch()} />
        )}
      </div>
    </div>
  )
}

function Loading({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { live } = useLive()
  return (
    <div className={styles.loading}>
      {error && live ? (
        <ErrorAlert failure={error} onTryAgain={onTryAgain} />
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  )
}
