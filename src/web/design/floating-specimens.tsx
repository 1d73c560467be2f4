import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#contract/limits.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, Drawer } from '#web/ui/dialog.tsx'
import { icon } from '#web/ui/icon.ts'
import { Menu, MenuChoice, MenuItem, MenuLine } from '#web/ui/menu.tsx'
import { Question } from '#web/ui/question.tsx'
import { ToastView } from '#web/ui/toast.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Specimen } from './specimen.tsx'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Components that float over the page, each with a button that opens it. */
export function FloatingSpecimens() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'question' | null>(null)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const close = () => setOpen(null)
  return (
    <>
      <Specimen name="dialog, question">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Open Drawer
        </Button>
        <Button variant="secondary" onClick={() => setOpen('question')}>
          Ask Question
        </Button>
        <Dialog
          open={open === 'dialog'}
          onOpenChange={close}
          title="Move to Folder"
          description="Roasted Tomato Soup"
        >
          <Button onClick={close}>Move Recipe</Button>
        </Dialog>
        <Drawer open={open === 'drawer'} onOpenChange={close} title="Folders">
          <p className="mt-4">Soups</p>
        </Drawer>
        <Question
          open={open === 'question'}
          onOpenChange={close}
          title="Delete folder?"
          text="All recipes in this folder will be moved to unorganized."
          confirm="Delete"
          onConfirm={close}
        />
      </Specimen>
      <Specimen name="menu">
        <Menu trigger={<Button variant="secondary">Open Menu</Button>}>
          <MenuItem>
            <Pencil {...icon} />
            Edit Recipe
          </MenuItem>
          <MenuItem disabled>Disabled</MenuItem>
          <MenuLine />
          <MenuChoice label="Theme" options={themes} value={theme} onChange={setTheme} />
          <MenuLine />
          <MenuItem danger>
            <Trash2 {...icon} />
            Delete Recipe
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="tooltip">
        <Tooltip
          text={() => '1 of 3 recipes used. Resets on 1 December.'}
          delayMs={TOOLTIP_DELAY_MS}
          skipDelayMs={TOOLTIP_SKIP_DELAY_MS}
        >
          <Button variant="secondary">Hover or focus</Button>
        </Tooltip>
      </Specimen>
      <Specimen name="toast">
        {(['plain', 'success', 'error'] as const).map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() => toast({ title: 'Recipe Copied', description: 'Roasted Tomato Soup', tone })}
          >
            Toast, {tone}
          </Button>
        ))}
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Recipe Deleted', action: { label: 'Undo', run: () => undefined } })}
        >
          Toast with a way back
        </Button>
        <ToastView shown={null} durationMs={0} swipePx={0} onDismiss={() => undefined} />
      </Specimen>
    </>
  )
}
