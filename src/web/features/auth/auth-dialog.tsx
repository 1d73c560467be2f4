import { useEffect, useRef } from 'react'
import { prepareSignIn } from '#web/lib/auth.ts'
import type { AuthMode } from '#web/lib/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { authWords } from '#web/words/auth.ts'
import { useWords } from '#web/words/words.ts'
import { PasswordForm } from './password-form.tsx'
import { ResetForm } from './reset-form.tsx'

interface AuthDialogProps {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onClose: () => void
}

/**
 * The dialog to sign in, sign up, or request a new password. Switching the mode clears the messages but keeps
 * the e-mail address.
 */
export function AuthDialog({ mode, onMode, onClose }: AuthDialogProps) {
  const t = useWords(authWords)
  const titles = { 'sign-in': t.welcome, 'sign-up': t.join, reset: t.forgotTitle }
  const address = useRef('')
  useEffect(prepareSignIn, [])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      focusFirst="input"
      title={titles[mode]}
      description={mode === 'reset' ? t.resetLead : undefined}
    >
      {mode === 'reset' ? (
        <ResetForm address={address} onBack={() => onMode('sign-in')} />
      ) : (
        <Tabs value={mode} onValueChange={(value) => onMode(value === 'sign-up' ? 'sign-up' : 'sign-in')}>
          <TabList aria-label={t.modes}>
            <Tab value="sign-in">{t.signIn}</Tab>
            <Tab value="sign-up">{t.signUp}</Tab>
          </TabList>
          <TabPanel value={mode} className="pt-5">
            <PasswordForm key={mode} mode={mode} address={address} onForgot={() => onMode('reset')} />
          </TabPanel>
        </Tabs>
      )}
    </Dialog>
  )
}
