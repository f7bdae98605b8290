import { lengths } from '@mikvah/rules/lengths.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { useContactForm } from '../../office/use-contact-form.ts'
import { FieldPair, FormFoot, FormStack } from '../../page/FormStack.tsx'
import { PatronPage } from '../../page/PatronPage.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { News } from '../../parts/News.tsx'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'
import {
  type Application,
  applicationErrorsOf,
  letterOf,
  positionsOf,
  positionWords,
} from './application.ts'

const blank: Application = { firstName: '', lastName: '', phone: '', email: '', experience: '' }

export function CareersScreen() {
  const { t, language } = useWords('careers')
  const own = textIn(useSettings(), 'careersPositions', language)
  const positions = own ? positionsOf(own) : positionWords.map((word) => t(word))
  const [chosen, choose] = useTyped<string | null>('careers-position', null)
  const position = positions.find((one) => one === chosen) ?? positions[0] ?? ''
  const { send, isPending, isSuccess, error } = useContactForm()
  const form = useForm({
    known: blank,
    errorsOf: applicationErrorsOf,
    typed: useTyped('careers', {}),
  })
  const field = (name: keyof Application) => ({ ...form.field(name), required: true })

  const submit = () => {
    const { firstName, lastName, email, phone, experience } = form.fields
    const facts = { position, phone, experience }
    const message = letterOf(t('careersMessage', facts), facts)
    send({ firstName, lastName, email, message, kind: 'careers' }).then(
      () => {
        form.begin()
        choose(null)
      },
      () => null,
    )
  }

  return (
    <PatronPage title={t('careersTitle')} lead={t('careersLead')} beside>
      {isSuccess ? (
        <News kind="success">{t('careersSent')}</News>
      ) : (
        <Card>
          <FormStack form={form} onSend={submit}>
            <FieldPair>
              <Field
                {...field('firstName')}
                label={t('careersFirstName')}
                autoComplete="given-name"
                maxLength={lengths.personName}
              />
              <Field
                {...field('lastName')}
                label={t('careersLastName')}
                autoComplete="family-name"
                maxLength={lengths.personName}
              />
            </FieldPair>
            <FieldPair>
              <Field
                {...field('phone')}
                label={t('careersPhone')}
                type="tel"
                autoComplete="tel"
                maxLength={lengths.phone}
                ltr
              />
              <Field
                {...field('email')}
                label={t('careersEmail')}
                type="email"
                autoComplete="email"
                ltr
              />
            </FieldPair>
            <SelectField
              label={t('careersPosition')}
              value={position}
              onChange={({ target }) => choose(target.value)}
            >
              {positions.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </SelectField>
            <TextArea
              {...field('experience')}
              label={t('careersExperience')}
              help={t('careersExperienceHelp')}
              rows={6}
              maxLength={lengths.experience}
            />
            <ErrorAlert failure={error} />
            <FormFoot>
              <Button type="submit" kind="solid" busy={isPending}>
                {t('careersSend')}
              </Button>
            </FormFoot>
          </FormStack>
        </Card>
      )}
    </PatronPage>
  )
}
