import { IconCrown } from '@tabler/icons-react'
import { use } from 'react'
import { Empty } from '../../parts/Empty.tsx'
import { CallLink } from '../../talk/ways-to-call.ts'
import { useWords } from '../../words/use-words.ts'

/** Stands in for the form where no kallah's visit can be had: it would refuse every day. */
export function KallahNotOffered() {
  const { t } = useWords('kallah')
  const Call = use(CallLink)
  return (
    <div className="wrap">
      <Empty
        icon={IconCrown}
        title={t('kallahNotOffered')}
        level={1}
        action={Call ? <Call /> : null}
      >
        {t('kallahNotOfferedText')}
      </Empty>
    </div>
  )
}
