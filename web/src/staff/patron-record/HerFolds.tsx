import type { User } from '@mikvah/contract/contract.ts'
import { useOffersMemberships } from '../../facts/use-offers-memberships.ts'
import { Fold } from '../../parts/Fold.tsx'
import { hasRole } from '../../talk/session.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { AuditRows } from '../audit/AuditRows.tsx'
import { everything } from '../audit/wanted.ts'
import { HerCards } from './HerCards.tsx'
import { HerMembership } from './HerMembership.tsx'
import { HerPapers } from './HerPapers.tsx'
import { HerPayments } from './HerPayments.tsx'

/**
 * Her payments, and for an Admin the entries of the log about her: who looked at her record or changed it. Every look
 * is logged, so each is fetched only when it is opened.
 */
export function HerFolds({ her: { id } }: { her: User }) {
  const { t } = useWords('desk-pages')
  const session = useSession()
  return (
    <>
      <Fold title={t('patronPayments')} later>
        <HerPayments userId={id} />
      </Fold>
      {hasRole(session, 'Admin') ? (
        <Fold title={t('patronLooked')} hint={t('patronLookedHint')} later>
          <AuditRows wanted={{ ...everything, subject: id }} />
        </Fold>
      ) : null}
    </>
  )
}

/**
 * Her membership, her saved cards, and her papers with her plates, each fetched only when it is opened; narrow enough
 * to stand beside her notes and visits. Where memberships are off, hers is shown only to who has one.
 */
export function HerNarrowFolds({ her: { id, membershipExpiration } }: { her: User }) {
  const { t } = useWords('desk-pages')
  const isOffered = useOffersMemberships()
  return (
    <>
      {isOffered || membershipExpiration ? (
        <Fold title={t('patronMembership')} later>
          <HerMembership userId={id} />
        </Fold>
      ) : null}
      <Fold title={t('patronCards')} hint={t('patronCardsHint')} later>
        <HerCards userId={id} />
      </Fold>
      <Fold title={t('patronPapers')} later>
        <HerPapers userId={id} />
      </Fold>
    </>
  )
}
