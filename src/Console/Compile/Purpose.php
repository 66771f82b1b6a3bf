<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Input\Direction;
use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Native\NativeEngine;
use Kiln\Engine\Php\CodeLoader;
use Kiln\Engine\Php\PhpEngine;
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
    case WriteNatively = 'write natively';
    case ReadNatively = 'read natively';

    /**
     * @param bool $natively whether the native engine may answer calls
     *
     * @return list<self> what is compiled for a subject
     */
    public static function of(Subject $subject, Direction $direction, bool $populate, bool $natively): array
    {
        return [
            ...($direction->writes() ? [self::Write, self::WriteArray] : []),
            ...($direction->reads() ? [self::Read] : []),
            ...($direction->reads() && $populate && $subject->class !== null ? [self::Populate] : []),
            ...($direction->writes() && $natively ? [self::WriteNatively] : []),
            ...($direction->reads() && $natively ? [self::ReadNatively] : []),
        ];
    }

    /**
     * @throws InvalidMetadata
     */
    public function print(PhpEngine $engine, Subject $subject, Context $context): PrintedCode
    {
        $code = $engine->code;
        $programs = (new NativeEngine($engine))->programs;

        return match ($this) {
            self::Write => $this->printWriter($code, $subject, $context, Target::Json),
            self::WriteArray => $this->printWriter($code, $subject, $context, Target::PlainArray),
            self::Read => $code->codeOfReader($subject->type, $context),
            self::Populate => $code->codeOfPopulator(
                $subject->class ?? throw new \LogicException("There are no objects of {$subject->type} to fill."),
                $context,
            ),
            self::WriteNatively => $subject->class === null
                ? $programs->codeOfWriter($subject->type, $context)
                : $programs->codeOfClassWriter($subject->class, $context),
            self::ReadNatively => $programs->codeOfReader($subject->type, $context),
        };
    }

    private function printWriter(CodeLoader $code, Subject $subject, Context $context, Target $target): PrintedCode
    {
        return $subject->class === null
            ? $code->codeOfWriter($subject->type, $context, $target)
            : $code->codeOfClassWriter($subject->class, $context, $target);
    }
}
