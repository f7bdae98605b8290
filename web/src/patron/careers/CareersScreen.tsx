import { useState } from 'react'
import { useContactForm } from '../../office/use-contact-form.ts'
import { FieldPair, FormFoot, FormStack } from '../../page/FormStack.tsx'
import { PatronPage } from '../../page/PatronPage.tsx'
import { useFirstError } from '../../page/use-first-error.ts'
import { Button } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { TextArea } from '../../parts/fields/TextArea.tsx'
import { News } from '../../parts/News.tsx'
import { useWords } from '../../words/use-words.ts'
import { type Application, applicationErrorsOf, type Position, positions } from './application.ts'

const blank: Application = { firstName: '', lastName: '', phone: '', email: '', experience: '' }

export function CareersScreen() {
  const { t } = useWords('careers')
  const [typed, setTyped] = useState(blank)
  const [position, setPosition] = useState<Position>('Reception')
  const [tries, setTries] = useState(0)
  const { send, isPending, isSuccess, error } = useContactForm()
  const form = useFirstError(tries)
  const errors = tries > 0 ? applicationErrorsOf(typed) : {}
  const field = (name: keyof Application) => ({
    name,
    value: typed[name],
    error: errors[name] ? t(errors[name]) : null,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
    required: true,
  })

  const submit = () => {
    setTries(tries + 1)
    if (Object.keys(applicationErrorsOf(typed)).length > 0) return
    const { firstName, lastName, email, phone, experience } = typed
    const facts = { position: t(`careersPosition${position}`), phone, experience }
    const message = t('careersMessage', facts)
    send({ firstName, lastName, email, message, kind: 'careers' }).catch(() => null)
  }

  return (
    <PatronPage title={t('careersTitle')} lead={t('careersLead')} beside>
      {isSuccess ? (
        <News kind="success">{t('careersSent')}</News>
      ) : (
        <Card>
          <FormStack ref={form} onSend={submit}>
            <FieldPair>
              <Field
                {...field('firstName')}
                label={t('careersFirstName')}
                autoComplete="given-name"
              />
              <Field
                {...field('lastName')}
                label={t('careersLastName')}
                autoComplete="family-name"
              />
            </FieldPair>
            <FieldPair>
              <Field
                {...field('phone')}
                label={t('careersPhone')}
                type="tel"
                autoComplete="tel"
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
              onChange={({ target }) => setPosition(target.value as Position)}
            >
              {positions.map((one) => (
                <option key={one} value={one}>
                  {t(`careersPosition${one}`)}
                </option>
              ))}
            </SelectField>
            <TextArea
              {...field('experience')}
              label={t('careersExperience')}
              help={t('careersExperienceHelp')}
              rows={6}
              maxLength={4000}
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
