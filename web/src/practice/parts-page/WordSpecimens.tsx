import { IconCandle, IconCircleX, IconCrown } from '@tabler/icons-react'
import { useState } from 'react'
import { HebrewDate } from '../../night/HebrewDate.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button, type ButtonKind } from '../../parts/Button.tsx'
import { Card } from '../../parts/Card.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Money } from '../../parts/Money.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { CivilDate } from '../../parts/times/CivilDate.tsx'
import { Countdown } from '../../parts/times/Countdown.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { TimeRange } from '../../parts/times/TimeRange.tsx'
import { Specimen } from './Specimen.tsx'

const kinds: ButtonKind[] = ['solid', 'plain', 'quiet', 'stone', 'cancel', 'cancelNow', 'kallah']

export function WordSpecimens() {
  const [open, setOpen] = useState(false)
  const [until] = useState(() => Date.now() + 660_000)
  return (
    <>
      <Specimen name="Button, LinkButton" shape="row">
        {kinds.map((kind) => (
          <Button
            key={kind}
            kind={kind}
            icon={kind === 'kallah' ? IconCrown : kind === 'cancel' ? IconCircleX : undefined}
          >
            {kind}
          </Button>
        ))}
        <Button kind="solid" disabled>
          disabled
        </Button>
        <Button kind="solid" busy>
          busy
        </Button>
        <LinkButton to="/" kind="solid" size="big" arrow>
          Make Reservation
        </LinkButton>
      </Specimen>
      <Specimen name="Alert">
        <Alert kind="info">Initial Security Check Required. It takes up to 24 hours.</Alert>
        <Alert kind="success">Thank you for your donation.</Alert>
        <Alert kind="warning" title="Your reservation is not complete yet.">
          It is held for another 11 minutes. <a href="#content">Complete payment</a>
        </Alert>
        <Alert kind="danger" action={<Button size="small">Try again</Button>}>
          An error occurred.
        </Alert>
        <Alert kind="kallah">Mazal tov. The head attendant will call you to set the time.</Alert>
      </Specimen>
      <Specimen name="Time, Date, Money">
        <p>
          <Time at="2026-11-25T17:17:00-05:00" /> ·{' '}
          <TimeRange from="2026-11-25T19:30:00-05:00" to="2026-11-25T20:30:00-05:00" /> ·{' '}
          <Money amount={1088} /> · <Countdown until={until} />
        </p>
        <p>
          <CivilDate date="2026-11-28" /> · <HebrewDate day={18} month="Kislev" year={5787} />
        </p>
        <p>
          <Tag kind="new">Tonight</Tag> <Tag icon={IconCandle}>Shabbos</Tag>{' '}
          <Tag kind="late">9′ late</Tag> <Tag kind="kallah">Kallah</Tag>
        </p>
      </Specimen>
      <Specimen name="Card, Modal">
        <Card>Slab</Card>
        <Card ground="well">Well</Card>
        <Card ground="water">Water</Card>
        <Button onClick={() => setOpen(true)}>Open modal</Button>
        <Modal
          open={open}
          onClose={() => setOpen(false)}
          title="Cancel this reservation?"
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Keep it</Button>
              <Button kind="cancelNow" onClick={() => setOpen(false)}>
                Cancel Reservation
              </Button>
            </>
          }
        >
          <p>What was paid goes back to the card.</p>
        </Modal>
      </Specimen>
    </>
  )
}
