const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Burrow needs Node 24, this is ${process.version}. Run it through npm (npm start, npm test) after "npm ci", which brings Node 24 along.`,
  );
  process.exit(1);
}
