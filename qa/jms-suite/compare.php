<?php

declare(strict_types=1);

/*
 * Says which tests pass with the builder of jms/serializer and not with that of Kiln:
 *
 *     php compare.php NAME JMS.XML KILN.XML
 *
 * Both are what PHPUnit logs as JUnit. A test that fails with jms/serializer itself, because a package is missing, say, tells nothing.
 */

const READS_PRIVATE_PROPERTIES = ['JMS\Serializer\Tests\SerializerBuilderTest::testIncludeInterfaceMetadata'];

/** @return array<string, 'passed'|'skipped'|'failed'> by test */
function outcomes(string $file): array
{
    $document = new DOMDocument();
    $log = is_file($file) ? (string) file_get_contents($file) : '';
    if ($log === '' || !$document->loadXML($log)) {
        fwrite(STDERR, "FAILED: PHPUnit has not come to its end, there is no {$file}\n");
        exit(1);
    }
    $outcomes = [];
    foreach ($document->getElementsByTagName('testcase') as $case) {
        $outcomes["{$case->getAttribute('class')}::{$case->getAttribute('name')}"] = match (true) {
            $case->getElementsByTagName('error')->length + $case->getElementsByTagName('failure')->length > 0 => 'failed',
            $case->getElementsByTagName('skipped')->length > 0 => 'skipped',
            default => 'passed',
        };
    }

    return $outcomes;
}

[, $name, $jms, $kiln] = $argv;
$expected = outcomes($jms);
$seen = outcomes($kiln);
$passed = $worse = [];
foreach ($expected as $test => $outcome) {
    if ($outcome !== 'passed') {
        continue;
    }
    if (($seen[$test] ?? 'missing') === 'passed') {
        $passed[] = $test;
    } elseif (!in_array($test, READS_PRIVATE_PROPERTIES, true)) {
        $worse[] = "{$test}: " . ($seen[$test] ?? 'missing');
    }
}
$counts = array_count_values($expected) + ['passed' => 0, 'failed' => 0, 'skipped' => 0];
echo "jms/serializer: {$counts['passed']} tests pass, {$counts['failed']} fail, {$counts['skipped']} are skipped\n";
echo "Kiln, {$name}: ", count($passed), " of these {$counts['passed']} pass\n";
if ($counts['passed'] < 1000) {
    fwrite(STDERR, "FAILED: jms/serializer itself passes too few of its tests here\n");
    exit(1);
}
foreach ($worse as $line) {
    fwrite(STDERR, "FAILED: {$line}\n");
}
exit($worse === [] ? 0 : 1);
