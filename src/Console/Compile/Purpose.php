<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Input\Direction;
use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Php\CodeLoader;
use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Target;
use Kiln\Error\InvalidMetadata;

/**
 * The kinds of calls that code answers.
 *
 * @internal
 */
enum Purpose: string
{
    case Write = 'write';
    case WriteArray = 'write to array';
    case Read = 'read';
    case Populate = 'populate';

    /**
     * @return list<self> what is compiled for a subject
     */
    public static function of(Subject $subject, Direction $direction, bool $populate): array
    {
        return [
            ...($direction->writes() ? [self::Write, self::WriteArray] : []),
            ...($direction->reads() ? [self::Read] : []),
            ...($direction->reads() && $populate && $subject->class !== null ? [self::Populate] : []),
        ];
    }

    /**
     * @throws InvalidMetadata
     */
    public function print(CodeLoader $code, Subject $subject, Context $context): PrintedCode
    {
        return match ($this) {
            self::Write => $this->printWriter($code, $subject, $context, Target::Json),
            self::WriteArray => $this->printWriter($code, $subject, $context, Target::PlainArray),
            self::Read => $code->codeOfReader($subject->type, $context),
            self::Populate => $code->codeOfPopulator(
                $subject->class ?? throw new \LogicException("There are no objects of {$subject->type} to fill."),
                $context,
            ),
        };
    }

    private function printWriter(CodeLoader $code, Subject $subject, Context $context, Target $target): PrintedCode
    {
        return $subject->class === null
            ? $code->codeOfWriter($subject->type, $context, $target)
            : $code->codeOfClassWriter($subject->class, $context, $target);
    }
}
