import { IconMenu2 } from '@tabler/icons-react'
import { useDrawer } from '../../parts/dialogs/use-drawer.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { useWords } from '../../words/use-words.ts'

/** Opens the side drawer, which has the rest of the product and the sign-out. */
export function MenuButton() {
  const { t } = useWords()
  const { open } = useDrawer()
  return <IconButton icon={IconMenu2} label={t('menu')} aria-haspopup="dialog" onClick={open} />
}
