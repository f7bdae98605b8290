import { confirmIntent } from './intents.ts'
import { found, invalid, newId, type Reader, Refusal, type StripeState, tell } from './state.ts'

/** Adds a card reader to what Stripe knows. */
export function addReader(
  state: StripeState,
  label: string,
  online = true,
  location: string | null = null,
): Reader {
  const id = newId(state, 'tmr')
  const reader: Reader = {
    id,
    object: 'terminal.reader',
    device_type: 'simulated_wisepos_e',
    label,
    livemode: false,
    location,
    metadata: {},
    serial_number: `serial-${id}`,
    status: online ? 'online' : 'offline',
    action: null,
  }
  state.readers[reader.id] = reader
  return reader
}

/** Has a reader wait for a card for this payment; throws where it is offline or waits already. */
export function startReader(state: StripeState, id: string, paymentIntent: string): Reader {
  const reader = found(state.readers, id, 'reader')
  found(state.intents, paymentIntent, 'payment_intent')
  if (reader.status === 'offline') {
    throw invalid('terminal_reader_offline', 'Reader is currently offline.')
  }
  if (reader.action?.status === 'in_progress') {
    throw invalid('terminal_reader_busy', 'Reader is currently busy.')
  }
  reader.action = {
    type: 'process_payment_intent',
    status: 'in_progress',
    failure_code: null,
    failure_message: null,
    process_payment_intent: { payment_intent: paymentIntent },
  }
  return reader
}

/** Has a reader wait for nothing, whatever it did; the payment itself stays as it is. */
export function stopReader(state: StripeState, id: string): Reader {
  const reader = found(state.readers, id, 'reader')
  reader.action = null
  return reader
}

/** A test card is held to a reader, which pays or says that it failed. One that waits for no card does nothing. */
export function tapReader(state: StripeState, id: string, testCard: string): void {
  const reader = found(state.readers, id, 'reader')
  if (reader.action?.status !== 'in_progress') return
  const asked = reader.action.process_payment_intent.payment_intent
  try {
    confirmIntent(state, found(state.intents, asked, 'payment_intent'), {
      payment_method: testCard,
    })
    finishReader(state, reader, true)
  } catch (refusal) {
    // The reader says it to her.
    if (!(refusal instanceof Refusal)) throw refusal
    finishReader(state, reader, false)
  }
}

/** Ends a reader's waiting and tells of it; one that waits for no card stays as it is. */
export function finishReader(state: StripeState, reader: Reader, ok: boolean): void {
  if (reader.action?.status !== 'in_progress') return
  reader.action.status = ok ? 'succeeded' : 'failed'
  tell(state, `terminal.reader.action_${ok ? 'succeeded' : 'failed'}`, reader)
}
