import { heading, type Screen, type Stage, screen } from './screen.ts'

const NOWHERE = '019aa000-0000-7000-8000-000000000000'

/** Fills the sign-in form and sends it, to be refused. */
const refused =
  (mode: 'sign-in' | 'sign-up') =>
  async ({ page }: Stage) => {
    await page.getByLabel('Email').fill('nobody@larder.test')
    await page.getByLabel('Password', { exact: true }).fill('short')
    if (mode === 'sign-up') await page.getByLabel('Confirm Password').fill('other')
    const send = mode === 'sign-up' ? 'Create Account' : 'Sign In'
    await page.getByRole('dialog').getByRole('button', { name: send, exact: true }).click()
    await page.getByRole('alert').first().waitFor()
  }

export const visitorScreens: Screen[] = [
  screen('landing', 'visitor', '/', { until: heading(/Crave it/), alsoSpecial: true }),
  screen('sign-in', 'visitor', '/?auth=sign-in', { until: (page) => page.getByLabel('Email') }),
  screen('sign-up', 'visitor', '/?auth=sign-up', {
    until: (page) => page.getByLabel('Confirm Password'),
    alsoSpecial: true,
  }),
  screen('sign-in-refused', 'visitor', '/?auth=sign-in', {
    until: (page) => page.getByLabel('Email'),
    act: refused('sign-in'),
  }),
  screen('sign-up-refused', 'visitor', '/?auth=sign-up', {
    until: (page) => page.getByLabel('Email'),
    act: refused('sign-up'),
  }),
  screen('reset', 'visitor', '/?auth=reset', { until: (page) => page.getByLabel('Email') }),
  screen('reset-sent', 'visitor', '/?auth=reset', {
    until: (page) => page.getByLabel('Email'),
    act: async ({ page }) => {
      await page.getByLabel('Email').fill('nobody@larder.test')
      await page.getByRole('button', { name: 'Send Reset Email' }).click()
      await page.getByRole('dialog').getByRole('alert').or(page.getByRole('status')).first().waitFor()
    },
  }),
  screen('mail-link-broken', 'visitor', '/__/auth/action?mode=resetPassword', {
    until: heading(/cannot be/),
  }),
  screen('shared', 'visitor', (cast) => cast.sharedRecipe, {
    until: heading('Ingredients'),
    alsoSpecial: true,
  }),
  screen('shared-parts', 'visitor', (cast) => cast.sharedParts, { until: heading('Ingredients') }),
  screen('shared-arabic', 'visitor', (cast) => cast.sharedArabic, { until: heading('Ingredients') }),
  screen('shared-missing', 'visitor', `/shared/${NOWHERE}`, { until: heading('Recipe Not Found') }),
  screen('not-found-visitor', 'visitor', '/recipes', { until: heading(/404/) }),
]
