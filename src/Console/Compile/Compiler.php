<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Format;
use Kiln\Schema\Direction;

/**
 * Makes code ahead, or only says what it would make.
 *
 * @internal
 */
final readonly class Compiler
{
    /** What classes have that are good in other formats: a list in a table, null where there is no null, no numbers. */
    private const BEYOND_A_FORMAT = ['not_flat', 'lost_null', 'not_a_message'];

    /**
     * @param list<Context> $contexts
     * @param bool          $natively whether the native engine may answer calls
     * @param list<Format>  $formats  besides JSON
     */
    public function __construct(
        private PhpEngine $engine,
        private Compiled $compiled,
        private array $contexts,
        private Direction $direction,
        private bool $populate,
        private bool $natively,
        private array $formats,
    ) {}

    /**
     * Errors in metadata are collected; any other is not foreseen, and names the subject.
     */
    public function compile(Subject $subject): void
    {
        foreach ($this->contexts as $context) {
            foreach (Purpose::of($subject, $this->direction, $this->populate, $this->natively) as $purpose) {
                $this->take($subject, $purpose, $context, null);
            }
            foreach ($this->formats as $format) {
                foreach (Purpose::ofFormat($format, $subject, $this->direction, $this->populate, $this->natively) as $purpose) {
                    $this->take($subject, $purpose, $context, $format);
                }
            }
        }
    }

    private function take(Subject $subject, Purpose $purpose, Context $context, ?Format $format): void
    {
        try {
            $this->compiled->take($subject, $purpose, $context, $purpose->print($this->engine, $subject, $context, $format), $format?->names()[0]);
        } catch (InvalidMetadata $error) {
            // The formats are asked for all classes at once, and may be meant for some.
            if ($format === null || !\in_array($error->errorCode, self::BEYOND_A_FORMAT, true)) {
                $this->compiled->errors->add($subject, $error);
            }
        } catch (\Throwable $error) {
            throw new \RuntimeException("Could not compile {$subject->type} ({$purpose->value}): {$error->getMessage()}", previous: $error);
        }
    }
}
