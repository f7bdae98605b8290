import { lengths } from '@mikvah/rules/lengths.ts'
import { openKinds } from '@mikvah/rules/locations/location.ts'
import { capacity } from '@mikvah/rules/settings/capacity.ts'
import { IconBuilding } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { Form } from '../../page/Form.tsx'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { useForm } from '../../page/use-form.ts'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CheckboxRow } from '../../parts/fields/CheckboxRow.tsx'
import { Choices } from '../../parts/fields/Choices.tsx'
import { Field } from '../../parts/fields/Field.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { CallFailed } from '../../talk/call-failed.ts'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import { changeOf } from '../rooms/building.ts'
import { useLooked } from '../rooms/use-looked.ts'
import { useSettingWords } from '../settings/use-setting-words.ts'
import { LeftOut } from '../shell/LeftOut.tsx'
import styles from './Buildings.module.css'
import { bodyOf, fieldsOf, type PlaceFields, type PlaceSetUp, placeErrorsOf } from './place.ts'

type Props = { place: PlaceSetUp; onSaid: (said: string) => void }

/**
 * A building's names and addresses; for a second building also its coordinates, on which nights it opens, what is
 * offered there, and whether it is in use. Before it is saved it shows which reservations a change would leave out.
 */
export function BuildingForm({ place, onSaid }: Props) {
  const { t } = useWords('building')
  const nameOf = useNameOf()
  const titleId = useId()
  const whichIs = t(place.alternate ? 'placesSecond' : 'placesMain')
  const saved = fieldsOf(place)
  const form = useForm<PlaceFields>({ known: saved, errorsOf: placeErrorsOf })
  const { fields } = form
  const change = changeOf(saved, fields)
  const edit = useLooked('editLocation', place.id, () => {
    form.begin()
    onSaid(t('placesSaved', { name: nameOf(place) }))
  })
  useUnsaved(change !== null)
  const put = (more: Partial<PlaceFields>) => {
    edit.begin()
    form.put(more)
  }
  const field = (name: Exclude<keyof PlaceFields, 'active' | 'openKinds' | 'capacity'>) => ({
    ...form.field(name),
    onChange: ({ target }: { target: { value: string } }) => put({ [name]: target.value }),
  })
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header>
        <Icon of={IconBuilding} size="1.6em" />
        <div>
          <h2 id={titleId}>
            <bdi>{nameOf(place)}</bdi>
          </h2>
          {nameOf(place) === whichIs ? null : whichIs}{' '}
          {place.active ? null : <Tag kind="late">{t('roomsOut')}</Tag>}
        </div>
      </header>
      <Form
        form={form}
        className={styles.inside}
        onSend={() => {
          if (change) edit.look(bodyOf(change))
        }}
      >
        <div className={styles.two}>
          <Field {...field('name')} label={t('placesName')} maxLength={lengths.nameInHouse} />
          <Field
            {...field('nameHe')}
            label={t('placesNameHe')}
            optional
            maxLength={lengths.nameInHouse}
          />
        </div>
        <Field
          {...field('address')}
          label={t('placesAddress')}
          optional
          maxLength={lengths.address}
        />
        <Field
          {...field('addressHe')}
          label={t('placesAddressHe')}
          optional
          maxLength={lengths.address}
        />
        {place.alternate ? (
          <>
            <div className={styles.two}>
              <Field {...field('lat')} label={t('placesLat')} optional ltr inputMode="decimal" />
              <Field {...field('long')} label={t('placesLong')} optional ltr inputMode="decimal" />
            </div>
            <p className="muted small">{t('placesPointHelp')}</p>
            <Offered fields={fields} put={put} failure={edit.failure} />
            <SwitchRow
              label={t('placesInUse')}
              hint={t('placesInUseHint')}
              checked={fields.active}
              onChange={() => put({ active: !fields.active })}
            />
          </>
        ) : (
          <p className="muted">
            {t('placesMainHint')} <Link to="/admin/settings">{t('placesToSettings')}</Link>
          </p>
        )}
        <ErrorAlert failure={edit.failure} />
        <LeftOut visits={edit.left} />
        <Button
          type={edit.left.length > 0 ? 'button' : 'submit'}
          kind="solid"
          busy={edit.isBusy}
          disabled={change === null}
          onClick={edit.left.length > 0 && change ? () => edit.save(bodyOf(change)) : undefined}
        >
          {t(edit.left.length > 0 ? 'roomsSaveKept' : 'roomsSave')}
        </Button>
      </Form>
    </section>
  )
}

const capacityKeys = Object.keys(capacity) as (keyof typeof capacity)[]

type OfferedProps = {
  fields: PlaceFields
  put: (more: Partial<PlaceFields>) => void
  failure: unknown
}

/** The nights on which the building opens, and how many of each offer can be reserved there at one time. */
function Offered({ fields, put, failure }: OfferedProps) {
  const { t } = useWords('building')
  const wordsOf = useSettingWords()
  const wrong = failure instanceof CallFailed ? failure.errors : []
  return (
    <>
      <Choices legend={t('placesNights')}>
        {openKinds.map((kind) => (
          <CheckboxRow
            key={kind}
            label={t(`placesOpen.${kind}`)}
            checked={fields.openKinds.includes(kind)}
            onChange={({ target }) =>
              put({
                openKinds: openKinds.filter((one) =>
                  one === kind ? target.checked : fields.openKinds.includes(one),
                ),
              })
            }
          />
        ))}
      </Choices>
      <h3>{t('placesCapacity')}</h3>
      <p className="muted small">{t('placesCapacityHint')}</p>
      <div className={styles.many}>
        {capacityKeys.map((key) => (
          <Field
            key={key}
            label={wordsOf(key).label}
            value={fields.capacity[key] ?? ''}
            error={wrong.find(({ path }) => path === `capacity.${key}`)?.message ?? null}
            ltr
            inputMode="numeric"
            maxLength={lengths.capacity}
            onChange={({ target }) =>
              put({ capacity: { ...fields.capacity, [key]: target.value } })
            }
          />
        ))}
      </div>
    </>
  )
}
