<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Tests\Engine\Php\Store\StoreTestCase;

/**
 * Whole processes, each with a serializer on one directory for generated code.
 */
abstract class ProcessTestCase extends StoreTestCase
{
    /**
     * A process that reads and writes documents of all subjects, right ones and damaged ones. The order of the subjects differs
     * by the number given; number 0 also judges every result. Prints a line for all the results, whatever the order was.
     */
    protected const WORK = <<<'PHP'
        use Kiln\Error\DeserializationException;
        use Kiln\Serializer;
        use Kiln\Tests\Fuzz\{Chance, Damage, JsonPrinter, Subjects, Trial};

        [, $directory, $debug, $number] = $argv;
        refuseWarnings();
        $results = [];
        $kiln = Serializer::create($directory, (bool) $debug);
        foreach ((new Chance((int) $number))->shuffled(Subjects::all()) as $subject) {
            for ($case = 0; $case < 12; ++$case) {
                $chance = (new Chance(7))->forCase($case);
                $json = JsonPrinter::print($subject->document($chance), $chance);
                $json = $case % 3 === 0 ? $json : Damage::done($json, $json, $chance);
                if ($number === '0') {
                    (new Trial($kiln, $subject))->judge($json, "case {$case}");
                }
                try {
                    $results[] = $kiln->serialize($kiln->deserialize($json, $subject->type()), type: $subject->type());
                } catch (DeserializationException $exception) {
                    $results[] = $exception->getMessage();
                }
            }
        }
        sort($results);
        echo count($results), ' ', hash('xxh128', implode("\n", $results)), ' ', hash('xxh128', implode(array_map(strlen(...), $results)));
        PHP;

    /**
     * The PHP files in a directory and below it.
     *
     * @return list<string> paths
     */
    protected static function filesBelow(string $directory): array
    {
        $files = [];
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator($directory, \FilesystemIterator::SKIP_DOTS)) as $file) {
            self::assertInstanceOf(\SplFileInfo::class, $file);
            $files[] = $file->getPathname();
        }
        sort($files);

        return $files;
    }
}
