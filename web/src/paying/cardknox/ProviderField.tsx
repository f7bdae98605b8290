import { type Ref, useId } from 'react'
import styles from '../CardForm.module.css'
import { type IFieldName, ifieldsOrigin } from './ifields.ts'

type Props = {
  name: IFieldName
  label: string
  version: string
  /** The hidden input into which the provider's script writes the token. */
  ref: Ref<HTMLInputElement>
}

/** One field of a card, in a frame of the provider. */
export function ProviderField({ name, label, version, ref }: Props) {
  const id = useId()
  return (
    <div className={styles.frameLabel}>
      <span id={id}>{label}</span>
      <iframe
        className={styles.frame}
        title={label}
        data-ifields-id={name}
        src={`${ifieldsOrigin}/ifields/${version}/ifield.htm`}
      />
      <input ref={ref} type="hidden" data-ifields-id={`${name}-token`} aria-labelledby={id} />
    </div>
  )
}
