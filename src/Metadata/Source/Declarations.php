<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Type\Parser\Grammar;

/**
 * The declarations read so far.
 *
 * @internal
 */
final class Declarations
{
    /** @var array<class-string, Declaration> */
    private array $declarations = [];

    /** @var array<string, DocComment> by text: a constructor's is asked for every parameter */
    private array $comments = [];

    private ?Grammar $grammar = null;

    /**
     * @param class-string $class in the spelling of its declaration
     */
    public function of(string $class): Declaration
    {
        return $this->declarations[$class] ??= new Declaration(new \ReflectionClass($class), $this);
    }

    /**
     * Gives back the memory of the comments of one class, which no other asks for.
     */
    public function forgetComments(): void
    {
        $this->comments = [];
    }

    /**
     * Whether opcache may have left them out (`opcache.save_comments=0`). A class that it has not kept yet still has its comments.
     */
    public static function mayLackComments(): bool
    {
        $setting = \ini_get('opcache.save_comments');

        return $setting !== false && !\filter_var($setting, \FILTER_VALIDATE_BOOL);
    }

    /**
     * @param string|false $text as reflection gives it
     */
    public function comment(string|false $text): ?DocComment
    {
        return $text === false ? null : $this->comments[$text] ??= new DocComment($text, $this);
    }

    /**
     * It comes into being where something that is not plain is said in phpdoc or as text.
     */
    public function grammar(): Grammar
    {
        return $this->grammar ??= new Grammar();
    }
}
