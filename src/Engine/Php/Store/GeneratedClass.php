<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

use Kiln\System\Ascii;

/**
 * One printed class, not yet loaded.
 *
 * Its name must follow from its content: the same name always means the same code. Names that differ only in case are one
 * name, to PHP as to some file systems.
 *
 * @internal
 */
final readonly class GeneratedClass
{
    /** The namespace that all generated code lives in. */
    public const IN_NAMESPACE = CodeLookup::IN_NAMESPACE;

    /** Of every file, before anything else. */
    public const STRICTNESS = "\ndeclare(strict_types=1);\n";

    /** What the text of every class begins with. {@see SealedFiles} writes its seal into this line. */
    public const OPENING = "<?php\n";

    /**
     * @param string $name without the namespace: ASCII letters, digits and underscores
     * @param string $code a complete PHP file that begins with {@see self::OPENING}, declares this one class in
     *                     {@see self::IN_NAMESPACE}, does nothing else, and has no closing tag
     *
     * @throws \InvalidArgumentException when the name is not one, or the code does not begin as it must
     */
    public function __construct(public string $name, public string $code)
    {
        if (!Ascii::isName($name)) {
            throw new \InvalidArgumentException("\"{$name}\" cannot be the name of a generated class.");
        }
        if (!\str_starts_with($code, self::OPENING)) {
            throw new \InvalidArgumentException("The code of {$name} must begin with \"<?php\" and a line break.");
        }
    }

    /**
     * The class as a part of a file with others, where another file may have declared it already:
     *
     *     namespace Kiln\Generated;
     *
     *     use Kiln\Engine\Php\Runtime\Reading;
     *
     *     if (!\class_exists(OrderReader_5f1c0a9b7e3d::class, false)) {
     *     final class OrderReader_5f1c0a9b7e3d
     *     {
     *         ...
     *     }
     *     }
     *
     * The class itself is not indented, so that it looks as `kiln show` prints it.
     */
    public function guarded(): string
    {
        $code = \str_replace(self::STRICTNESS, '', \substr($this->code, \strlen(self::OPENING)));
        $at = $this->declarationIn($code);

        return \substr($code, 0, $at) . "if (!\\class_exists({$this->name}::class, false)) {\n" . \rtrim(\substr($code, $at), "\n") . "\n}\n";
    }

    public function isDeclared(): bool
    {
        return \class_exists(self::fullName($this->name), false);
    }

    /**
     * The name that PHP knows a generated class by.
     */
    public static function fullName(string $name): string
    {
        return self::IN_NAMESPACE . '\\' . $name;
    }

    /**
     * Where the class begins, or the comment before it.
     */
    private function declarationIn(string $code): int
    {
        foreach (['final class', 'class'] as $kind) {
            $line = "\n{$kind} {$this->name}";
            $at = \strpos($code, $line);
            if ($at !== false && !Ascii::hasAny($code[$at + \strlen($line)] ?? '', Ascii::WORD)) {
                $before = \substr($code, 0, $at);

                return 1 + (\str_ends_with($before, "\n */") ? (int) \strrpos($before, "\n/**\n") : $at);
            }
        }

        throw new \LogicException("The code of {$this->name} does not declare the class.");
    }
}
