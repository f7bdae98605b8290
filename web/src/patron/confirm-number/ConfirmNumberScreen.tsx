import { lengths } from '@mikvah/rules/lengths.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { originOf } from '../../facts/origin.ts'
import { useDeskPhone } from '../../facts/use-desk-phone.ts'
import { DeskPhone } from '../../page/DeskPhone.tsx'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Button, buttonClass } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { makeOld } from '../../talk/make-old.ts'
import { useTell } from '../../talk/tell.ts'
import { useTyped } from '../../talk/use-typed.ts'
import { useWords } from '../../words/use-words.ts'

const nothingSaid = { lastName: '', zipcode: '' }

/**
 * Phone numbers change hands, so whoever signs in after a long time once proves who she is, by last name and zip code,
 * and then goes on to where she was going.
 */
export function ConfirmNumberScreen() {
  const { t } = useWords('confirm-number')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const desk = useDeskPhone()
  const [said, setSaid] = useTyped('confirmNumber', nothingSaid)
  const { mutate, isPending, error } = useTell('confirmNumber', {
    onDone: async () => {
      // What was refused before is loaded anew.
      client.removeQueries({ predicate: ({ state }) => state.status === 'error' })
      await makeOld(client)
      await navigate(originOf(params), { replace: true })
    },
  })
  const field = (name: keyof typeof said) => ({
    value: said[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setSaid({ ...said, [name]: target.value }),
  })
  const whole = said.lastName.trim() !== '' && said.zipcode.trim() !== ''
  return (
    <PatronPage title={t('confirmTitle')} lead={t('confirmLead')}>
      <FormStack onSend={() => (whole && !isPending ? mutate({ body: said }) : undefined)}>
        <Field
          label={t('confirmLastName')}
          autoComplete="family-name"
          maxLength={lengths.personName}
          {...field('lastName')}
        />
        <Field
          label={t('confirmZip')}
          ltr
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={lengths.zipcode}
          {...field('zipcode')}
        />
        <ErrorAlert failure={error} />
        <FormFoot>
          <Button type="submit" kind="solid" wide disabled={!whole} busy={isPending}>
            {t('confirmSend')}
          </Button>
        </FormFoot>
      </FormStack>
      <p className="muted">{t('confirmElse')}</p>
      {desk ? (
        <a className={buttonClass({ wide: true })} href={desk.href}>
          <DeskPhone desk={desk} />
        </a>
      ) : null}
    </PatronPage>
  )
}
