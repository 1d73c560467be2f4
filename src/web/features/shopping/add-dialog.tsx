import type { ShoppingList } from '#contract/shopping.ts'
import { NeedsNetwork } from '#web/lib/needs-network.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { shoppingWords } from '#web/words/shopping.ts'
import { useWords } from '#web/words/words.ts'
import { DaysForm } from './days-form.tsx'
import { RecipePicker } from './recipe-picker.tsx'
import type { ListActs } from './use-list-acts.ts'

interface AddDialogProps {
  list: ShoppingList
  today: string
  acts: ListActs
  onClose: () => void
}

/** The dialog that adds sources to the list: recipes, one after the other, or days of the plan. */
export function AddDialog({ list, today, acts, onClose }: AddDialogProps) {
  const t = useWords(shoppingWords)
  return (
    <Dialog open onOpenChange={onClose} title={t.addDialogTitle} focusFirst="input[type=search]">
      <NeedsNetwork className="mb-4" />
      <Tabs defaultValue="recipes">
        <TabList aria-label={t.addDialogTitle}>
          <Tab value="recipes">{t.recipesTab}</Tab>
          <Tab value="days">{t.daysTab}</Tab>
        </TabList>
        {/* The dialog keeps its height while the list in it grows and shrinks with the typed search. */}
        <TabPanel value="recipes" className="mt-4 h-[26rem] max-h-[60dvh]">
          <RecipePicker sources={list.sources} onAdd={acts.addRecipe} />
        </TabPanel>
        <TabPanel value="days" className="mt-4 h-[26rem] max-h-[60dvh] overflow-y-auto">
          <DaysForm
            today={today}
            onAdd={async (days) => {
              if (await acts.addDays(days)) onClose()
            }}
          />
        </TabPanel>
      </Tabs>
    </Dialog>
  )
}
