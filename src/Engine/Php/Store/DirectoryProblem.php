<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * Why a directory cannot hold generated code. The values are error codes.
 *
 * @internal
 */
enum DirectoryProblem: string
{
    case InvalidPath = 'directory_invalid_path';
    case NotADirectory = 'directory_not_a_directory';
    case UntrustedOwner = 'directory_untrusted_owner';
    case WritableByOthers = 'directory_writable_by_others';
    case UntrustedParent = 'directory_untrusted_parent';
    case ParentWritableByOthers = 'directory_parent_writable_by_others';
    case UntrustedLink = 'directory_untrusted_link';
    case UnresolvableLink = 'directory_unresolvable_link';

    /**
     * One sentence.
     *
     * @param string $place the path that has the problem: the directory itself or one on the way to it
     */
    public function explain(string $place): string
    {
        return match ($this) {
            self::InvalidPath => "\"{$place}\" is not a path in the local file system.",
            self::NotADirectory => "{$place} is not a directory.",
            self::UntrustedOwner => "{$place} belongs to another user, who could put code there.",
            self::WritableByOthers => "{$place} is writable by its group or by everyone, who could put code there.",
            self::UntrustedParent => "{$place} belongs to another user, who could exchange what lies in it.",
            self::ParentWritableByOthers => "{$place} is writable by its group or by everyone, who could exchange what lies in it.",
            self::UntrustedLink => "{$place} is a symbolic link of another user, who could let it point elsewhere.",
            self::UnresolvableLink => "{$place} is a symbolic link that cannot be followed: it is broken, or leads in a circle.",
        };
    }

    /**
     * What to do about it, one sentence.
     */
    public function remedy(string $place): string
    {
        return match ($this) {
            self::InvalidPath => 'Give the path of a directory, without a scheme.',
            self::NotADirectory => 'Give the path of a directory, or of one that does not exist yet.',
            self::UntrustedOwner => 'Give a directory that belongs to the user who runs PHP, to the owner of the library, or to root, or run the command as its owner.',
            self::WritableByOthers, self::ParentWritableByOthers => "Run: chmod go-w {$place}",
            self::UntrustedParent, self::UntrustedLink => 'Give a directory below one that belongs to the user who runs PHP, to the owner of the library, or to root.',
            self::UnresolvableLink => 'Give the path without the link.',
        };
    }
}
