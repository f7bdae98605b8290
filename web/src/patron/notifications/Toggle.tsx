import type { HerSwitch } from '@mikvah/rules/messages/notices.ts'
import type { ReactNode } from 'react'
import { useChangeMe } from '../../facts/use-me.ts'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useInTurn } from '../../talk/use-in-turn.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { kind: HerSwitch | 'notificationByEmail'; on: boolean; hint: ReactNode }

/** A switch of one of her notices, which moves at once, and moves back if the change fails. */
export function Toggle({ kind, on, hint }: Props) {
  const { t } = useWords('profile')
  const { change, error } = useChangeMe()
  const { wanted, want } = useInTurn((wish: boolean) => change({ [kind]: wish }))
  return (
    <>
      <SwitchRow
        label={t(kind)}
        hint={hint}
        checked={wanted ?? on}
        aria-busy={wanted !== null || undefined}
        onChange={({ target }) => want(target.checked)}
      />
      <ErrorAlert failure={error} />
    </>
  )
}
