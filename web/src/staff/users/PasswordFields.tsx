import { lengths } from '@mikvah/rules/lengths.ts'
import type { ComponentProps } from 'react'
import { Field } from '../../parts/fields/Field.tsx'
import { useWords } from '../../words/use-words.ts'
import type { NewPassword } from './new-account.ts'

type Props = {
  field: (name: keyof NewPassword) => Pick<ComponentProps<typeof Field>, 'value' | 'onChange'>
}

const anew = {
  ...{ type: 'password', autoComplete: 'new-password' },
  maxLength: lengths.password,
} as const

/** The fields for a new password, of somebody else's account or one's own, typed twice. */
export function PasswordFields({ field }: Props) {
  const { t } = useWords('staff-sign-in')
  return (
    <>
      <Field
        {...field('password')}
        {...anew}
        label={t('staffPassword')}
        help={t('userPasswordHelp')}
      />
      <Field {...field('again')} {...anew} label={t('firstAgain')} />
    </>
  )
}
