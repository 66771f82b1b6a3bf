<?php

declare(strict_types=1);

namespace Kiln\Console\Protobuf;

use Kiln\Attribute\Protobuf\Field;
use Kiln\Console\Failure;

/**
 * A file of PHP in which properties get an attribute. All else stays as it is, to the byte.
 *
 * @internal
 */
final class SourceFile
{
    private const MODIFIERS = [\T_PUBLIC, \T_PROTECTED, \T_PRIVATE, \T_READONLY, \T_VAR, \T_STATIC];

    /**
     * @param list<\PhpToken> $tokens
     */
    private function __construct(private readonly string $path, private array $tokens) {}

    /**
     * @throws Failure
     */
    public static function read(string $path): self
    {
        $code = @\file_get_contents($path);

        return $code === false ? throw Failure::finding('no_source', "{$path} cannot be read.") : new self($path, \array_values(\PhpToken::tokenize($code)));
    }

    /**
     * @param string $class without its namespace
     *
     * @return bool false where there is no such declaration
     */
    public function insert(string $class, string $property, int $number): bool
    {
        $start = $this->classAt($class);
        $modifier = null;
        $depth = 0;
        for ($at = $start ?? \count($this->tokens); $at < \count($this->tokens); ++$at) {
            $token = $this->tokens[$at];
            if ($token->is(['{', \T_CURLY_OPEN, \T_DOLLAR_OPEN_CURLY_BRACES])) {
                ++$depth;
            } elseif ($token->is('}')) {
                if (--$depth === 0) {
                    break;
                }
            }
            // A property, or a promoted parameter: within the body of the class, and behind a modifier.
            if ($depth !== 1) {
                continue;
            }
            if ($token->is(self::MODIFIERS)) {
                $modifier ??= $at;
            } elseif ($token->is(['(', ')', ',', ';', \T_FUNCTION, \T_CONST])) {
                $modifier = null;
            } elseif ($token->is(\T_VARIABLE) && $token->text === "\${$property}" && $modifier !== null) {
                $this->tokens[$modifier]->text = "#[{$this->name()}({$number})] {$this->tokens[$modifier]->text}";

                return true;
            }
        }

        return false;
    }

    /**
     * @throws Failure
     */
    public function write(): void
    {
        $code = \implode('', \array_column($this->tokens, 'text'));
        if (@\file_put_contents($this->path, $code) !== \strlen($code)) {
            throw Failure::finding('not_writable', "{$this->path} cannot be written.");
        }
    }

    private function classAt(string $class): ?int
    {
        foreach ($this->tokens as $at => $token) {
            if ($token->is([\T_CLASS, \T_TRAIT])) {
                $next = $at + 1;
                while (isset($this->tokens[$next]) && $this->tokens[$next]->isIgnorable()) {
                    ++$next;
                }
                if (($this->tokens[$next]->text ?? '') === $class) {
                    return $next;
                }
            }
        }

        return null;
    }

    /**
     * As the file imports it; with its full name where it does not.
     */
    private function name(): string
    {
        $code = \implode('', \array_column($this->tokens, 'text'));
        $namespace = \preg_quote('Kiln\Attribute\Protobuf', '/');

        return match (true) {
            \preg_match("/^use {$namespace}\\\\Field;/m", $code) === 1, \preg_match("/^use {$namespace}\\\\\\{[^}]*\\bField\\b[^}]*\\};/m", $code) === 1 => 'Field',
            \preg_match("/^use {$namespace};/m", $code) === 1 => 'Protobuf\Field',
            default => '\\' . Field::class,
        };
    }
}
