<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Input\Direction;
use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Error\InvalidMetadata;

/**
 * Makes code ahead, or only says what it would make.
 *
 * @internal
 */
final readonly class Compiler
{
    /**
     * @param list<Context> $contexts
     * @param bool          $natively whether the native engine may answer calls
     */
    public function __construct(
        private PhpEngine $engine,
        private Compiled $compiled,
        private array $contexts,
        private Direction $direction,
        private bool $populate,
        private bool $natively,
    ) {}

    /**
     * Errors in metadata are collected; any other is not foreseen, and names the subject.
     */
    public function compile(Subject $subject): void
    {
        foreach ($this->contexts as $context) {
            foreach (Purpose::of($subject, $this->direction, $this->populate, $this->natively) as $purpose) {
                try {
                    $this->compiled->take($subject, $purpose, $context, $purpose->print($this->engine, $subject, $context));
                } catch (InvalidMetadata $error) {
                    $this->compiled->errors->add($subject, $error);
                } catch (\Throwable $error) {
                    throw new \RuntimeException("Could not compile {$subject->type} ({$purpose->value}): {$error->getMessage()}", previous: $error);
                }
            }
        }
    }
}
