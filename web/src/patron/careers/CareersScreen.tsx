import { useState } from 'react'
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
import { useWords } from '../../words/use-words.ts'
import { type Application, applicationErrorsOf, type Position, positions } from './application.ts'

const blank: Application = { firstName: '', lastName: '', phone: '', email: '', experience: '' }

export function CareersScreen() {
  const { t } = useWords('careers')
  const [position, setPosition] = useState<Position>('Reception')
  const { send, isPending, isSuccess, error } = useContactForm()
  const form = useForm({ known: blank, errorsOf: applicationErrorsOf })
  const field = (name: keyof Application) => ({ ...form.field(name), required: true })

  const submit = () => {
    const { firstName, lastName, email, phone, experience } = form.fields
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
          <FormStack form={form} onSend={submit}>
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
