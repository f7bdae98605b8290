import type { Setting } from '../settings/setting.ts'
import { OpenStep } from './OpenStep.tsx'
import type { Opening } from './opening.ts'
import { People } from './People.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'
import { SettingsStep } from './SettingsStep.tsx'
import { StepFoot } from './StepFoot.tsx'
import { type SetUpStep, type StepName, steps } from './steps.ts'
import { TrialCharge } from './TrialCharge.tsx'
import { TrialText } from './TrialText.tsx'
import { ZmanCard } from './ZmanCard.tsx'

type Props = {
  step: SetUpStep & { name: StepName }
  settings: readonly Setting[]
  opening: Opening
  today: string
  isDone: (name: StepName) => boolean
  onStep: (name: StepName) => void
}

/** The questions of one step, and the buttons that leave it. */
export function StepBody({ step, settings, opening, today, isDone, onStep }: Props) {
  const at = steps.findIndex(({ name }) => name === step.name)
  const [before, next] = [steps[at - 1], steps[at + 1]]
  const ways = {
    onBack: before ? () => onStep(before.name) : null,
    onNext: () => next && onStep(next.name),
  }
  const common = { step, settings, ...ways }
  const proved = (wanted: 'text' | 'charge') =>
    opening.proofs.some(({ proof, provedAt }) => proof === wanted && provedAt !== null)
  const zman = (values: Readonly<Record<string, string>>) => (
    <ZmanCard values={values} today={today} />
  )
  switch (step.name) {
    case 'place':
      return (
        <SettingsStep
          {...common}
          above={(values, type) => <PlaceChoice values={values} onPlace={type} />}
          beside={zman}
        />
      )
    case 'zman':
      return <SettingsStep {...common} beside={zman} />
    case 'texts':
      return (
        <SettingsStep
          {...common}
          below={<TrialText works={proved('text')} hasProvider={hasProvider(settings)} />}
        />
      )
    case 'cards':
      return (
        <SettingsStep
          {...common}
          below={<TrialCharge works={proved('charge')} hasKeys={hasKeys(settings)} />}
        />
      )
    case 'people':
      return (
        <>
          <People />
          <StepFoot {...ways} />
        </>
      )
    case 'open':
      return (
        <OpenStep
          opening={opening}
          values={Object.fromEntries(settings.map(({ key, value }) => [key, value]))}
          today={today}
          isDone={isDone}
          onStep={onStep}
        />
      )
    default:
      return <SettingsStep {...common} />
  }
}

function hasKeys(settings: readonly Setting[]): boolean {
  const value = (wanted: string) => settings.find(({ key }) => key === wanted)?.value ?? ''
  const needed =
    value('ccProcessorType') === 'cardknox'
      ? ['ccPublicKey', 'cardknoxKey']
      : ['stripePublicKey', 'stripeSecretKey']
  return needed.every((key) => value(key) !== '')
}

const hasProvider = (settings: readonly Setting[]): boolean =>
  settings.some(({ key, value }) => key === 'smsProvider' && value !== '')
