import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { migrate } from '../migrate.ts';
import { writeRowInterfaces } from './row-interfaces.ts';

const database = await openEmbedded({});
await migrate(database);
writeFileSync(path.join(import.meta.dirname, '../rows.ts'), await writeRowInterfaces(database.pool));
await database.close();
