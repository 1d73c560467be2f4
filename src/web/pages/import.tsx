import { useSearchParams } from 'react-router'
import { FileImport } from '#web/features/import/file-import.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'

const ways = ['link', 'text', 'files'] as const

/** Where recipes come in from elsewhere: a page of the web, a copied text, another app's files. */
export function ImportPage() {
  useTitle('Import recipes')
  const [params, setParams] = useSearchParams()
  const way = ways.find((one) => one === params.get('from')) ?? 'link'
  return (
    <main className="page max-w-4xl py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">Import recipes</h1>
      <Tabs
        value={way}
        onValueChange={(next) => setParams({ from: next }, { replace: true, preventScrollReset: true })}
        className="mt-6"
      >
        <TabList aria-label="Where the recipe comes from">
          <Tab value="link">From a link</Tab>
          <Tab value="text">Pasted text</Tab>
          <Tab value="files">From files</Tab>
        </TabList>
        <TabPanel value="link" className="pt-6" />
        <TabPanel value="text" className="pt-6" />
        <TabPanel value="files" className="pt-6">
          <FileImport />
        </TabPanel>
      </Tabs>
    </main>
  )
}
