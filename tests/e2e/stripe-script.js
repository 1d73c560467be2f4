/**
 * Plays Stripe's script in a browser: the functions that the genuine React wrapper calls, and fields in a
 * frame of Stripe's own origin. The test provides `window.payAtStripe`, which pays at the stub of Stripe's
 * API.
 */
window.Stripe = Object.assign(
  (key) => {
    let clientSecret = ''
    const nothing = () => undefined
    const fields = () => {
      const handlers = {}
      const frame = document.createElement('iframe')
      frame.title = 'Secure payment input frame'
      frame.src = `https://js.stripe.com/fields.html?key=${key}`
      frame.style.cssText = 'width: 100%; height: 220px; border: 0'
      return {
        on: (name, handler) => {
          handlers[name] = handler
        },
        off: nothing,
        once: nothing,
        update: nothing,
        destroy: () => frame.remove(),
        unmount: () => frame.remove(),
        mount: (place) => {
          frame.addEventListener('load', () => handlers.ready?.())
          place.append(frame)
        },
      }
    }
    return {
      elements: (options) => {
        clientSecret = options.clientSecret
        return { create: fields, getElement: () => null, update: nothing, submit: async () => ({}) }
      },
      confirmPayment: async ({ confirmParams }) => {
        const { error, status, redirect } = await window.payAtStripe(clientSecret)
        if (error) return { error }
        if (!redirect) return { paymentIntent: { status } }
        const back = new URL(confirmParams.return_url)
        back.searchParams.set('payment_intent', clientSecret.split('_secret_')[0])
        back.searchParams.set('payment_intent_client_secret', clientSecret)
        back.searchParams.set('redirect_status', 'succeeded')
        window.location.assign(back)
        return new Promise(nothing)
      },
      createToken: nothing,
      createPaymentMethod: nothing,
      confirmCardPayment: nothing,
      registerAppInfo: nothing,
      _registerWrapper: nothing,
    }
  },
  { version: 'endive' },
)
