import { lengths } from '@mikvah/rules/lengths.ts'
import { IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, type ButtonLook } from '../../parts/Button.tsx'
import { classes } from '../../parts/classes.ts'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useSession } from '../../talk/use-session.ts'
import { type Named, useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { chooseForThisDesk, useThisDesk } from './chosen.ts'
import { mayChooseDevices, printerTypeFor } from './may-choose.ts'
import { PrinterWarning } from './PrinterWarning.tsx'
import styles from './ThisDesk.module.css'

type Props = Pick<ButtonLook, 'kind' | 'size'> & {
  /** Whether the button is one of the desk's links, which a phone shows too. */
  isWay?: boolean
}

/**
 * A button that opens this device's choices (`DeviceChoices`). Nothing for an account that may not make them
 * (`mayChooseDevices`); on a phone it is shown only with `isWay`.
 */
export function ThisDesk({ kind, size, isWay = false }: Props) {
  const { t } = useWords('desk-pages')
  const [open, setOpen] = useState(false)
  if (!mayChooseDevices(useSession())) return null
  return (
    <span className={isWay ? undefined : styles.notOnPhones}>
      <Button kind={kind} size={size} icon={IconSettings} onClick={() => setOpen(true)}>
        {t('thisDesk')}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={t('thisDesk')}>
        <DeviceChoices />
      </Modal>
    </span>
  )
}

/**
 * The choices of this device, which are stored on it: printer and card reader, and at a desk also its extension and
 * whether calls make a sound. A phone at the desk isn't shown printer and reader.
 */
export function DeviceChoices() {
  const { t } = useWords('desk-pages')
  const kind = printerTypeFor(useSession())
  const printers = useAsk('printers')
  const readers = useAsk('cardReaders')
  const chosen = useThisDesk()
  return (
    <div className={styles.choices}>
      <div className={classes(styles.devices, kind === 'reception' && styles.notOnPhones)}>
        <ErrorAlert failure={printers.error ?? readers.error} />
        <Choice
          label={t('thisDeskPrinter')}
          value={chosen.printer}
          of={printers.data?.filter(({ printerType }) => printerType === kind)}
          onChoose={(printer) => chooseForThisDesk({ printer })}
        />
        <PrinterWarning />
        <Choice
          label={t('thisDeskReader')}
          value={chosen.cardReader}
          of={readers.data?.filter(({ readerType }) => readerType === kind)}
          onChoose={(cardReader) => chooseForThisDesk({ cardReader })}
        />
      </div>
      {kind === 'reception' ? (
        <Field
          label={t('thisDeskExtension')}
          help={t('thisDeskExtensionHint')}
          ltr
          inputMode="tel"
          maxLength={lengths.extension}
          value={chosen.extension}
          onChange={({ target }) =>
            chooseForThisDesk({ extension: target.value.replaceAll(/\D/g, '') })
          }
        />
      ) : null}
      {kind === 'reception' ? (
        <CheckboxRow
          label={t('thisDeskSound')}
          checked={chosen.sound !== 'off'}
          onChange={({ target }) => chooseForThisDesk({ sound: target.checked ? '' : 'off' })}
        />
      ) : null}
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  of: readonly (Named & { id: string })[] | undefined
  onChoose: (id: string) => void
}

/** A choice of one of these devices, or none. */
function Choice({ label, value, of = [], onChoose }: ChoiceProps) {
  const { t } = useWords('desk-pages')
  const nameOf = useNameOf()
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{t('thisDeskNone')}</option>
      {of.map((one) => (
        <option key={one.id} value={one.id}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
  )
}
