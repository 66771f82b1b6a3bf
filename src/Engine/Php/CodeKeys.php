<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Target;

/**
 * The keys that code is stored under: what a call depends on.
 *
 * @internal
 */
final readonly class CodeKeys
{
    /**
     * @param string $variant    what plans depend on besides type and context: the converters registered
     * @param bool   $namesFiles whether code is looked for under the files of its classes too; not where it is made ahead and
     *                           moved with the application
     */
    public function __construct(private string $variant, private bool $namesFiles) {}

    /**
     * @param string $direction `write`, `write class`, `read` or `populate`, or what other kinds of code there are
     */
    public function of(string $direction, string $type, Context $context, ?Target $target = null): string
    {
        $parts = [$direction, $target->name ?? '', $type, $context->key(), $this->variant];
        if ($this->namesFiles) {
            array_push($parts, ...self::filesNamed($type));
        }

        return implode("\n", $parts);
    }

    /**
     * What a key says about the call that it answers.
     *
     * @return array{direction: string, target: string, type: string, selection: string}|null null for what is no key; the
     *                                                                      selection is all the rest
     */
    public static function parse(string $key): ?array
    {
        $parts = explode("\n", $key, 4);

        return isset($parts[3]) ? ['direction' => $parts[0], 'target' => $parts[1], 'type' => $parts[2], 'selection' => $parts[3]] : null;
    }

    /**
     * Where the classes named in a type stand: another project, or another version of this one, may have a class of the same
     * name in another file.
     *
     * @return list<string>
     */
    private static function filesNamed(string $type): array
    {
        preg_match_all('/[A-Za-z_\x80-\xff][\w\x80-\xff\\\\]*/', $type, $names);
        $files = [];
        foreach ($names[0] as $name) {
            if (class_exists($name) || interface_exists($name)) {
                $files[] = (string) (new \ReflectionClass($name))->getFileName();
            }
        }

        return $files;
    }
}
