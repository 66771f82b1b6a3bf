<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Php\Store\GeneratedClass;

/**
 * The frame of a generated file: header, namespace, imports.
 *
 * @internal
 */
final readonly class GeneratedFile
{
    /**
     * @param list<string>       $header  lines of comment that say what the file is
     * @param list<class-string> $imports those not used in the body are left out
     */
    public static function print(array $header, array $imports, Code $body): string
    {
        $text = $body->text();
        $file = new Code();
        $file->line('<?php');
        $file->line('');
        foreach ($header as $line) {
            $file->line(Php::comment($line));
        }
        $file->line('');
        $file->line('declare(strict_types=1);');
        $file->line('');
        $file->line('namespace ' . GeneratedClass::IN_NAMESPACE . ';');
        $file->line('');
        sort($imports, SORT_STRING);
        $isImporting = false;
        foreach ($imports as $import) {
            $short = substr((string) strrchr($import, '\\'), 1);
            if (preg_match('/(?<![\\\\\w$])' . $short . '\b/', $text) === 1) {
                $file->line("use {$import};");
                $isImporting = true;
            }
        }
        if ($isImporting) {
            $file->line('');
        }

        return $file->text() . $text;
    }
}
