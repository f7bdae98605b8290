import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSettings } from '../../facts/use-settings.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import hero from '../../look/art/hero-arcade.svg'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { together } from '../../page/together.ts'
import { useSearch } from '../../page/use-search.ts'
import { LanguageSwitch } from '../../parts/LanguageSwitch.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useWords } from '../../words/use-words.ts'
import { AskToLeave } from '../parts/unsaved/AskToLeave.tsx'
import { settingsOf } from '../settings/setting.ts'
import { MenuButton } from '../shell/MenuButton.tsx'
import { isScreen } from '../users/account.ts'
import { acceptedSteps } from './accepted-steps.ts'
import { doneOf } from './done-of.ts'
import styles from './SetUp.module.css'
import { StepBody } from './StepBody.tsx'
import { StepPath } from './StepPath.tsx'
import { type StepName, steps } from './steps.ts'

/**
 * Leads a new facility to its first evening (look, Set-up). The step is in the address; each can be skipped and
 * visited again, before and after the opening.
 */
export function SetUpScreen() {
  const { t } = useWords('set-up')
  const [params, setParams] = useSearch()
  const settings = useLiveQuery('settings')
  const opening = useLiveQuery('opening')
  const accounts = useAsk('adminUsers', {})
  const { date: today } = useSettings()
  const step = steps.find(({ name }) => name === params.get('step')) ?? steps[0]
  const title = useRef<HTMLHeadingElement>(null)
  const came = useRef(step.name)
  useEffect(() => {
    if (came.current === step.name) return
    came.current = step.name
    title.current?.focus()
    window.scrollTo(0, 0)
  }, [step.name])
  const go = (name: StepName) => setParams({ step: name }, { asEntry: true })
  const stored = settings.data ? settingsOf(settings.data) : []
  const people = accounts.data?.filter((account) => !isScreen(account)).length ?? 0
  const isDone = doneOf(stored, opening.data, people, acceptedSteps())
  const isOpened = step.name === 'open' && opening.data?.open === true
  return (
    <div className={styles.setUp}>
      <AskToLeave />
      <aside className={styles.way}>
        <img src={hero} alt="" />
        <MenuButton />
        <h1>{t('setUpTitle')}</h1>
        <p>{t('setUpLead')}</p>
        <StepPath at={step.name} isDone={isDone} onStep={go} />
        <Link to="/admin">{t('setUpToOffice')}</Link>
      </aside>
      <div className={styles.main}>
        <header className={styles.head}>
          <h2 ref={title} tabIndex={-1} data-first>
            {t(isOpened ? 'setUpTitleOpened' : `setUpTitle.${step.name}`)}
          </h2>
          <LanguageSwitch className={styles.language} />
        </header>
        <p className={styles.lead}>{t(isOpened ? 'setUpLeadOpened' : `setUpLead.${step.name}`)}</p>
        <QuietlyLoaded asked={together(settings, opening)} notLoaded={t('setUpNotLoaded')}>
          {([, answer]) =>
            today ? (
              <StepBody
                key={step.name}
                step={step}
                settings={stored}
                opening={answer}
                today={today}
                isDone={isDone}
                onStep={go}
              />
            ) : (
              <Skeleton lines={8} />
            )
          }
        </QuietlyLoaded>
      </div>
    </div>
  )
}
