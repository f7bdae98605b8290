import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { lengths } from '@mikvah/rules/lengths.ts'
import { useEffect, useRef, useState } from 'react'
import { hebrewDateText, hebrewNightOf } from '../../night/hebrew-date.ts'
import { Form } from '../../page/Form.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { eveningText } from '../../parts/times/evening-text.ts'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import { LeftOut } from '../shell/LeftOut.tsx'
import { SaidLine } from '../tonight/SaidLine.tsx'
import { useSaid } from '../visit/use-said.ts'
import { Computed } from './Computed.tsx'
import styles from './NightPanel.module.css'
import { changeOf, type Shut, setOf } from './night-change.ts'
import { useEditNight } from './use-edit-night.ts'

type Props = { night: ScheduleDayView; tapped: boolean; alternate: boolean }

/**
 * The form of one night: what was computed, what was set by hand, and before it is saved, which reservations a change
 * would leave outside the hours.
 */
export function NightPanel({ night, tapped, alternate }: Props) {
  const { t, language } = useWords('office')
  const { said, say } = useSaid()
  const head = useRef<HTMLElement>(null)
  // On a phone the month is longer than the window, and the night that was tapped is told of above it.
  useEffect(() => {
    if (tapped) head.current?.scrollIntoView({ block: 'nearest' })
  }, [tapped])
  const [typed, setTyped] = useState({})
  const saved = setOf(night)
  const fields = { ...saved, ...typed }
  const change = changeOf(night.date, saved, fields)
  const edit = useEditNight({ date: night.date, alternate }, () => {
    setTyped({})
    say(t('scheduleSaved'))
  })
  useUnsaved(change !== null)
  const put = (more: Partial<typeof fields>) => {
    edit.begin()
    setTyped({ ...typed, ...more })
  }
  const outside = edit.leavesOutside
  const hebrew = hebrewNightOf(night)
  return (
    <Form
      className={`no-print ${styles.panel}`}
      onSend={() => {
        if (change) edit.look(change)
      }}
    >
      <header ref={head} className={styles.head}>
        <h2>{eveningText(night.date, language, t)}</h2>
        <p className="he-date">
          {hebrew ? t('scheduleNightOf', { hebrew: hebrewDateText(hebrew, language) }) : null}
        </p>
      </header>
      <div className={styles.body}>
        <Computed date={night.date} alternate={alternate} isSet={night.overridden.length > 0} />
        <SelectField
          label={t('scheduleOpenOrShut')}
          value={fields.shut}
          onChange={({ target }) => put({ shut: target.value as Shut })}
        >
          <option value="">{t('scheduleAsComputed')}</option>
          <option value="closed">{t('scheduleShut')}</option>
          <option value="open">{t('scheduleOpened')}</option>
        </SelectField>
        <div className={styles.times}>
          {(['openTime', 'lastEntryTime', 'zmanTevillah'] as const).map((name) => (
            <Field
              key={name}
              type="time"
              label={t(`schedule.${name}`)}
              value={fields[name]}
              onChange={({ target }) => put({ [name]: target.value })}
            />
          ))}
        </div>
        <p className="muted small">{t('scheduleBlank')}</p>
        <Field
          label={t('scheduleNote')}
          value={fields.hebrewNote}
          maxLength={lengths.nightNote}
          onChange={({ target }) => put({ hebrewNote: target.value })}
        />
        <ErrorAlert failure={edit.failure} />
        <LeftOut visits={outside} />
        <div className={styles.acts}>
          <Button
            type={outside.length > 0 ? 'button' : 'submit'}
            kind="solid"
            busy={edit.isBusy}
            disabled={change === null && outside.length === 0}
            onClick={outside.length > 0 ? edit.save : undefined}
          >
            {t(outside.length > 0 ? 'scheduleSaveAnyway' : 'previewSave')}
          </Button>
          {night.overridden.length > 0 ? (
            <Button busy={edit.isBusy} onClick={() => edit.look({ reset: true })}>
              {t('scheduleReset')}
            </Button>
          ) : null}
        </div>
      </div>
      <SaidLine said={said} />
    </Form>
  )
}
