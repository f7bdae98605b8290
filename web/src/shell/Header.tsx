import { isPatron } from '@mikvah/rules/people/roles.ts'
import { IconLogin2, IconMenu2, IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { classes } from '../parts/classes.ts'
import { useDrawer } from '../parts/dialogs/use-drawer.ts'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { useLanguageChoice } from '../patron/language/use-language-choice.ts'
import { useSession } from '../talk/use-session.ts'
import { useWords } from '../words/use-words.ts'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'

/** The menu, the mark, the language and the account. With `onWater` it lies over the picture of the home page. */
export function Header({ onWater }: { onWater: boolean }) {
  const { t } = useWords()
  const drawer = useDrawer()
  const session = useSession()
  const chooseForHer = useLanguageChoice()
  const isHers = session !== null && isPatron(session.roles)
  return (
    <header className={classes('no-print', styles.header, onWater && styles.onWater)}>
      <div className={classes('wrap', styles.bar)}>
        <IconButton
          icon={IconMenu2}
          label={t('menu')}
          aria-haspopup="dialog"
          onClick={drawer.open}
        />
        <Brand />
        <span className={styles.space} />
        <LanguageSwitch className={styles.language} choose={isHers ? chooseForHer : undefined} />
        <Link
          to="/profile"
          className={styles.account}
          aria-label={t(session ? 'account' : 'logIn')}
        >
          {session ? <Icon of={IconUser} size="1.5em" /> : <Icon of={IconLogin2} size="1.5em" />}
        </Link>
      </div>
    </header>
  )
}
