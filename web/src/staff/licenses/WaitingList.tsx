import { usePhoneText } from '../../facts/use-phone-text.ts'
import { When } from '../../parts/times/When.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Licenses.module.css'
import { type LicenseRequest, nameOf } from './use-requests.ts'

type Props = {
  requests: readonly LicenseRequest[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** The requests that wait for a review, the oldest first. */
export function WaitingList({ requests, chosen, onChoose }: Props) {
  const { t } = useWords('licenses')
  const phoneText = usePhoneText()
  return (
    <ul className={styles.list} aria-label={t('licensesWaiting')}>
      {requests.map((request) => (
        <li key={request.id}>
          <button
            type="button"
            aria-current={request.id === chosen || undefined}
            onClick={() => onChoose(request.id)}
          >
            <strong>
              <bdi>{nameOf(request) || phoneText(request.phoneNumber)}</bdi>
            </strong>
            <span>{t(wayOf(request))}</span>
            <span className="muted">
              <When at={request.sentAt} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The word key of the sentence about what approving a request does to the license plates she has. */
export const wayOf = ({ plates, addReplace }: LicenseRequest) =>
  plates.length === 0 ? 'licensesFirst' : addReplace === 'add' ? 'licensesAdd' : 'licensesReplace'
